/// One break of an architecture, at one place.
package struct Finding: Hashable, Sendable, Comparable {
  package var rule: RuleID
  package var severity: Severity
  package var place: Place
  /// The part that the source belongs to, such as `UseCases`; empty where the rule knows none.
  package var from: String
  /// The part that the target belongs to; empty where the rule knows none.
  package var to: String
  /// The declaration that breaks the rule, such as `GetOrders.init`.
  package var source: String
  /// What it refers to: a type's path, a free function, a global, an operator, or a module.
  package var target: String
  /// Where the target is declared; `nil` for modules and SDK types.
  package var targetPlace: Place?
  package var evidence: Evidence
  /// Why the rule exists: one sentence.
  package var reason: Saying
  /// The smallest change that mends it: one sentence.
  package var remedy: Saying
  /// Statements of the source documents that it serves (`C6`), sorted.
  package var serves: [String]
  /// Other rules that the same place breaks, which this finding stands for; sorted.
  package var alsoBreaks: [RuleID]
  /// The level of what was asked for, where that is not the rule's own.
  package var level: RuleLevel?

  /// Creates a finding.
  package init(
    rule: RuleID,
    severity: Severity,
    place: Place,
    from: String = "",
    to: String = "",
    source: String = "",
    target: String = "",
    targetPlace: Place? = nil,
    evidence: Evidence,
    reason: Saying,
    remedy: Saying,
    serves: [String],
    alsoBreaks: [RuleID] = [],
    level: RuleLevel? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.place = place
    self.from = from
    self.to = to
    self.source = source
    self.target = target
    self.targetPlace = targetPlace
    self.evidence = evidence
    self.reason = reason
    self.remedy = remedy
    self.serves = serves
    self.alsoBreaks = alsoBreaks
    self.level = level
  }

  /// The order of reports.
  package static func < (left: Self, right: Self) -> Bool {
    (left.place, left.rule, left.target) < (right.place, right.rule, right.target)
  }
}
