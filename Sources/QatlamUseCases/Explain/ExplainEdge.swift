import QatlamDomain

/// Tells whether one part may know another.
package struct ExplainEdge: Sendable {
  private let blueprints: any BlueprintSupplying

  /// Creates the use case on its port.
  package init(blueprints: any BlueprintSupplying) { self.blueprints = blueprints }

  /// Explains an edge in one style, or in every style that has both parts.
  ///
  /// Parts are found whatever their case.
  ///
  /// - Returns: At least one explanation, in the order of the styles.
  package func callAsFunction(
    from source: String,
    to target: String,
    style: String?
  ) throws(ExplainFailure) -> [EdgeExplanation] {
    var explanations: [EdgeExplanation] = []
    var known: [String] = []
    for blueprint in try blueprints.all(named: style) {
      known += blueprint.parts.map(\.name).filter { !known.contains($0) }
      guard let from = blueprint.part(named: source), let to = blueprint.part(named: target)
      else { continue }
      explanations.append(
        EdgeExplanation(
          style: blueprint.name,
          from: from.name,
          to: to.name,
          answer: blueprint.answer(from: from, to: to)
        )
      )
    }
    guard explanations.isEmpty else { return explanations }
    for part in [source, target] {
      guard known.contains(where: { $0.lowercased() == part.lowercased() }) else {
        throw .unknownPart(part, known: known)
      }
    }
    throw .neverTogether(source, target)
  }
}

extension Blueprint {
  fileprivate func part(named name: String) -> Part? {
    parts.first { $0.name.lowercased() == name.lowercased() }
  }

  fileprivate func answer(from source: Part, to target: Part) -> EdgeExplanation.Answer {
    if source.name == target.name { return .itself }
    if let part = [source, target].first(where: \.isNeutral) { return .notJudged(part: part.name) }
    if let edge = edge(from: source.name, to: target.name) { return .allowed(edge) }
    if source.isComposition { return .composition }
    // A blueprint is valid only if it says something of every missing edge.
    guard let absence = absence(from: source.name, to: target.name) else {
      return .notJudged(part: source.name)
    }
    return .forbidden(absence)
  }
}
