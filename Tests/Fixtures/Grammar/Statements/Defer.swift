func f() {
  defer { a() }
  if b { defer { c() } }
  for d in e { defer { g(d) } }
}
