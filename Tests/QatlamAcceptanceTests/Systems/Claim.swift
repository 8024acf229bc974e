import QatlamDomain

/// The word of a rule that it serves a statement.
struct Claim: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The rule's identifier.
  let rule: String
  /// The statement, such as `C6`.
  let statement: String

  var description: String { "\(rule) serves \(statement)" }

  static func < (left: Self, right: Self) -> Bool {
    (left.statement, left.rule) < (right.statement, right.rule)
  }
}

extension Claim {
  /// Lists what a rule claims.
  static func all(of rule: RuleID, serving statements: [String]) -> [Self] {
    statements.map { Self(rule: rule.rawValue, statement: $0) }
  }
}

extension Blueprint {
  /// Everything that the blueprint claims of its rules.
  var claims: Set<Claim> {
    Set(
      absences.flatMap { Claim.all(of: .dependency, serving: $0.serves) }
        + imports.flatMap { Claim.all(of: .import, serving: $0.serves) }
        + shapes.flatMap { Claim.all(of: $0.rule, serving: $0.serves) }
        + Claim.all(of: .featureBorder, serving: featureBorder?.serves ?? [])
    )
  }
}

extension Mutation {
  /// Which rules should speak where which statements are broken.
  var claims: Set<Claim> {
    let marked = patch.split(separator: "\n").flatMap { line in
      let marks = Marks(text: line, file: "", line: 0)
      return marks.findings(after: "✗")
    }
    let rules = Set(marked.map(\.rule))
    return Set(rules.flatMap { rule in statements.map { Claim(rule: rule, statement: $0) } })
  }
}
