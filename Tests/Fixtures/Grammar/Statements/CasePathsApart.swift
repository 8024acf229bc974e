func f() {
  if case let A .b(c) = d { c() }
  switch e {
  case let .g(h), let I
    .j(h):
    h()
  default: break
  }
}
