struct S {
  let (a, b): (Int, String)
  let (c, _): (Int, String)
  let (d, (e, f)): (Int, (A, B))
}
func g() {
  let (h, i): (Int, String)
  let ((j, k), _): (X, Y) = l
}
