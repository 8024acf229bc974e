struct S {
  let a = 1
  func f() { g(a) }
}
