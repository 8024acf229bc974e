class A {
  func b() {
    class C: D {
      override func e() { f.g() }
    }
    C().e()
  }
}
