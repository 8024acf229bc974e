extension FileFacts {
  /// The chains of a declaration's inheritance clause.
  func inheritance(of declaration: Int32) -> [ChainFact] {
    outline.inheritance.lazy.map { self.chains[Int($0)] }.filter { $0.scope == declaration }
  }

  /// The chains of a declaration's attributes.
  func attributes(of declaration: Int32) -> [ChainFact] {
    outline.attributes.lazy.map { self.chains[Int($0)] }.filter { $0.scope == declaration }
  }
}
