/// What a role must look like, with its reason and remedy.
package struct Shape: Hashable, Sendable {
  package let rule: RuleID
  /// The parts whose declarations it speaks of.
  package let parts: [String]
  package let constraint: Constraint
  package let reason: String
  package let remedy: String
  /// Statements of the source documents.
  package let serves: [String]

  /// Creates a shape.
  package init(
    _ rule: RuleID,
    _ parts: [String],
    _ constraint: Constraint,
    reason: String,
    remedy: String,
    serves: [String]
  ) {
    self.rule = rule
    self.parts = parts
    self.constraint = constraint
    self.reason = reason
    self.remedy = remedy
    self.serves = serves
  }
}
