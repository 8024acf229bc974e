func f() -> Kind {
  return if b { .x } else { .y }
}
func g() -> Int { return switch b { case .a: 1; default: 2 } }
