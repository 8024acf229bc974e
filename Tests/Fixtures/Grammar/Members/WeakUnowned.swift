class C {
  weak var delegate: Delegate?
  unowned let owner: Owner
  unowned(unsafe) var raw: Owner
  unowned(safe) var other: Owner
  weak let fixed: Owner?
}
