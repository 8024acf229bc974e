enum Planet: Int {
  case mercury = 1, venus
  case earth = 3
  case last = -1
}
