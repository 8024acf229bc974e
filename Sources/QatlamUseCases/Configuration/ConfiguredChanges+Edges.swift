import QatlamDomain

extension ConfiguredChanges {
  /// Adds what is allowed and forbidden; what the settings forbid is forbidden whatever the blueprint says.
  func addEdges(
    to changes: inout BlueprintChanges
  ) throws(ConfigurationFault) {
    for prohibition in configuration.forbid { changes.absences.append(try absence(prohibition)) }
    let blueprint = names.blueprint
    let kept = blueprint.edges.filter { edge in
      !changes.absences.contains { $0.fits(from: edge.from, to: edge.to) }
    }
    for allowance in configuration.allow {
      let edge = try edge(allowance)
      if changes.absences.contains(where: { $0.from == edge.from && $0.to == edge.to }) {
        throw configuration.fault(
          at: allowance.from,
          .allowedAndForbidden(from: edge.from, to: edge.to)
        )
      }
      let isKnown =
        edge.from == edge.to && !edge.crossesFeatures
        || kept.contains { known in
          known.from == edge.from && known.to == edge.to
            && (known.crossesFeatures || !edge.crossesFeatures)
        }
      let ends = (blueprint.parts + changes.parts).filter {
        [edge.from, edge.to].contains($0.name)
      }
      let source = ends.first { $0.name == edge.from }
      if isKnown || ends.contains(where: \.isNeutral) || source?.isComposition == true {
        throw configuration.fault(at: allowance.from, .needlessEdge(from: edge.from, to: edge.to))
      }
      let target = ends.first { $0.name == edge.to }
      let passable = Set(
        (blueprint.parts + changes.parts).filter { !$0.isComposition && !$0.isNeutral }.map(\.name)
      )
      if target?.isComposition == false, edge.from != edge.to,
        (kept + changes.edges).reach(from: edge.to, to: edge.from, through: passable)
      {
        throw configuration.fault(at: allowance.from, .closesRing(from: edge.from, to: edge.to))
      }
      changes.edges.append(edge)
    }
  }

  private func absence(
    _ prohibition: Configuration.Prohibition
  ) throws(ConfigurationFault) -> Absence {
    Absence(
      from: try prohibition.from.map { name throws(ConfigurationFault) in try names.part(name) },
      to: try prohibition.to.map { name throws(ConfigurationFault) in try names.part(name) },
      reason: .written(prohibition.reason),
      remedy: .written(prohibition.remedy),
      serves: [],
      skipsStep: prohibition.skipsStep
    )
  }

  private func edge(
    _ allowance: Configuration.Allowance
  ) throws(ConfigurationFault) -> Edge {
    Edge(
      try names.part(allowance.from),
      try names.part(allowance.to),
      .written(allowance.reason),
      crossesFeatures: allowance.crossesFeatures
    )
  }
}

extension [Edge] {
  /// Whether one part reaches another along these edges and through these parts.
  fileprivate func reach(from source: String, to target: String, through parts: Set<String>) -> Bool
  {
    var open = [source]
    var seen: Set<String> = [source]
    while let part = open.popLast() {
      if part == target { return true }
      for edge in self where edge.from == part && parts.contains(edge.to) {
        if seen.insert(edge.to).inserted { open.append(edge.to) }
      }
    }
    return false
  }
}
