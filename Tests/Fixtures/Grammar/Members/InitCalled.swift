struct A {
  init(b: B) {
    init(c: .d, e: b)
    if f { init(h: H) {} }
  }
  init(c: C, e: E) {}
}
