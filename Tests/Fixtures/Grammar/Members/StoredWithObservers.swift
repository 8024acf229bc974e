struct S {
  var a = 1 { willSet { print(newValue) } didSet { print(oldValue) } }
  var b: Int = 2 { didSet(previous) { print(previous) } willSet(next) { print(next) } }
}
