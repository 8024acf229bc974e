func f() {
  defer { close() }
  open()
  defer { a(); b() }
}
