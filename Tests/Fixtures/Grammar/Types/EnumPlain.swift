enum Direction {
  case north, south
  case east
}
