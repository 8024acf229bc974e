func f() {
  let a = 1, b: Int = a
  var c = a { didSet { print(c) } }
  var d: Int { a + c }
  let (e, g) = h(d)
  let i: Int
  i = 2
  func j() {}
  use(b, e, g, i)
}
