/// What the catalogue says of a rule.
package struct RuleEntry: Hashable, Sendable {
  /// The identifier.
  package let rule: RuleID
  /// What a finding of it means: one sentence without a period.
  package let meaning: String
  /// Why it exists: one sentence.
  package let reason: String
  /// Statements of the source documents that it serves, sorted.
  package let serves: [String]

  /// Creates an entry.
  package init(
    _ rule: RuleID,
    _ meaning: String,
    reason: String,
    serves: [String] = []
  ) {
    self.rule = rule
    self.meaning = meaning
    self.reason = reason
    self.serves = serves
  }

  /// Every rule, sorted by identifier.
  package static var all: [Self] { RuleID.allCases.sorted().map(of) }
}
