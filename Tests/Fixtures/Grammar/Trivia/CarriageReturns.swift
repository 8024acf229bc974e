struct S {
  let a = 1 // x
  func f() { g(a) }
}
