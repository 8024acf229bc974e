struct V {
  @State var a = 1
  func f() { g($a, _a, $a.b) }
}
