class C {
  init() {}
  init?(text: String) { return nil }
  init!(raw: Int) {}
  convenience init(a: Int) { self.init() }
  required init(coder: NSCoder) { super.init(coder: coder) }
  override init(frame: CGRect) { super.init(frame: frame) }
  private init(_ a: Int, b: Int = 2) async throws { try await go() }
}
