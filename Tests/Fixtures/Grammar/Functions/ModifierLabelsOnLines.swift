struct S {
  init(
    mutating owner: inout Owner,
    lazy value: Int,
    actor name: String,
    typealias other: A.B,
    fileprivate x: C = d
  ) {
    use(owner, value)
  }
}
