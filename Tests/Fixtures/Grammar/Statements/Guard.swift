func f() {
  guard a else { return }
  guard let b, let c = b.d, c.e == .f else { return g() }
  guard case .h(let i) = c else { throw Failure.j }
  use(b, c, i)
}
