switch a {
case .b:
  switch c {
  case .d: e()
  default: f()
  }
default:
  let g = 1
  h(g)
}
