/// What a role must look like, with its reason and remedy.
package struct Shape: Hashable, Sendable {
  package let rule: RuleID
  /// The parts whose declarations it speaks of.
  package let parts: [String]
  package let constraint: Constraint
  package let reason: Saying
  package let remedy: Saying
  /// Statements of the source documents.
  package let serves: [String]
  /// How its findings count, where that is not the rule's own level.
  package let level: RuleLevel?

  /// Creates a shape.
  package init(
    _ rule: RuleID,
    _ parts: [String],
    _ constraint: Constraint,
    reason: Saying,
    remedy: Saying,
    serves: [String],
    level: RuleLevel? = nil
  ) {
    self.rule = rule
    self.parts = parts
    self.constraint = constraint
    self.reason = reason
    self.remedy = remedy
    self.serves = serves
    self.level = level
  }
}
