import QatlamDomain

/// What makes two findings the same to a reader: the rule, the place and what it is about.
struct MarkedFinding: Hashable, Sendable, CustomStringConvertible {
  /// The rule's identifier.
  let rule: String
  /// The path of the file or folder.
  let file: String
  /// From 1; zero for a whole file or folder.
  let line: Int
  /// The whole path of the type, or the name of the module or function.
  let target: String

  var description: String { "\(file):\(line) \(rule) \(target)" }
}

extension MarkedFinding {
  /// Takes what a mark can say of a finding.
  init(_ finding: Finding) {
    self.init(
      rule: finding.rule.rawValue,
      file: finding.place.file,
      line: finding.place.line,
      target: finding.target
    )
  }
}
