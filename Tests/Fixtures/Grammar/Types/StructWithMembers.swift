struct Point {
  let x: Int
  var y: Int = 0
  var z, w: Double
}
