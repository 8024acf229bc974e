class C: D {
  func f() { self.a = b; super.f(); Self.g(); _ = self; _ = self[0]; _ = super[1]; self() }
  init() { self.init(a: 1) }
}
