func f() -> Kind {
  if x { return .a }
  guard y else { return .b }
  switch z {
  case 1: return .c
  default: return x ? .d : .e
  }
}
