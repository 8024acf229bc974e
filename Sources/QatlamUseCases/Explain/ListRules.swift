package import QatlamDomain

/// Lists the rules of one style, or of all.
package struct ListRules: Sendable {
  private let blueprints: any BlueprintSupplying

  /// Creates the use case on its port.
  package init(blueprints: any BlueprintSupplying) { self.blueprints = blueprints }

  /// Returns every rule, sorted by identifier, with its levels.
  package func callAsFunction(style: String?) throws(ExplainFailure) -> [RuleExplanation] {
    let found = try blueprints.all(named: style)
    return RuleEntry.all.map { entry in
      RuleExplanation(
        entry: entry,
        levels: found.map { .init(style: $0.name, level: $0.levels[entry.rule] ?? .off) },
        serves: found.reduce(into: []) { $0.formUnion($1.statements(servedBy: entry.rule)) }
      )
    }
  }

  /// Returns one rule with its levels.
  package func callAsFunction(
    _ rule: RuleID,
    style: String?
  ) throws(ExplainFailure) -> [RuleExplanation] {
    try self(style: style).filter { $0.entry.rule == rule }
  }
}
