func f() throws -> Int {
  if a { throw Failure.b(c) }
  if d { throw f() }
  return g.h(i)
}
func j() { return }
