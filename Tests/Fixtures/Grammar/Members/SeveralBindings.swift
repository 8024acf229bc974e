struct S {
  var a = 1, b = "two", c: Double = 3
  let (x, y) = pair
  let (p, q): (Int, String)
}
