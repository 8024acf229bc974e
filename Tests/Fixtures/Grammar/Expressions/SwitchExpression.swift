let a: Kind = switch b {
case .one: .x
case .two(let c): c.kind
default: .y
}
func f() -> Kind {
  switch b {
  case 1: .x
  default: .y
  }
}
return1(switch b { default: 1 })
