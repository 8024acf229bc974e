internal import QatlamDomain

extension Blueprint {
  /// An architecture of which nothing is said yet: a project writes all of it.
  static func own(named name: String) throws(BlueprintFault) -> Blueprint {
    try Blueprint(
      name: name,
      title: "An architecture of the project's own",
      summary: "Roles, edges and shapes as qatlam.yml says.",
      layers: [],
      parts: [Part("Other", "Code in no role.", isNeutral: true)],
      placements: [],
      edges: [],
      absences: [],
      imports: [],
      shapes: CycleShapes.all(layers: [], others: [], serves: []),
      levels: .levels([:])
    )
  }
}
