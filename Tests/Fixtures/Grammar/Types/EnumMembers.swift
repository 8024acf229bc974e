enum Kind: CaseIterable {
  case a
  static let first = Kind.a
  var isA: Bool { self == .a }
  func next() -> Kind { .a }
}
