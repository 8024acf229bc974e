func f() {
  guard
    let a = b,
    a.c
  else {
    return
  }
  guard d else { return } ; e()
}
