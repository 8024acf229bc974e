struct S {
  let a = 1
}
