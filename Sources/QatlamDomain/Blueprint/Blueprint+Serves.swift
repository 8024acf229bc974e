extension Blueprint {
  /// Returns the statements that a rule serves in this style, in no order.
  package func statements(servedBy rule: RuleID) -> Set<String> {
    var served = Set(shapes.filter { $0.rule == rule }.flatMap(\.serves))
    switch rule {
    case .dependency: served.formUnion(absences.flatMap(\.serves))
    case .import: served.formUnion(imports.flatMap(\.serves))
    case .featureBorder: served.formUnion(featureBorder?.serves ?? [])
    default: break
    }
    return served
  }
}
