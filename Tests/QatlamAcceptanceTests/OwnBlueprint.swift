import QatlamBlueprints
import QatlamDomain
import QatlamUseCases

/// The architecture of Qatlam itself: rings as targets, dependencies inward, siblings apart.
struct OwnBlueprint: BlueprintSupplying {
  let styles = ["qatlam"]
  let modules = BuiltInBlueprints().modules

  private static let adapters = [
    "QatlamBlueprints", "QatlamCommandLine", "QatlamReports", "QatlamScanner", "QatlamTemplates",
    "QatlamWorkspace",
  ]

  func blueprint(named style: String) throws(BlueprintFault) -> Blueprint? {
    let rings = ["QatlamDomain", "QatlamUseCases"] + Self.adapters
    return try Blueprint(
      name: "qatlam",
      title: "Qatlam",
      summary: "Rings as targets.",
      layers: (rings + ["qatlam"]).map { LayerNames($0, strong: [$0.lowercased()]) },
      parts: rings.map { Part($0, "A target.") } + [Part("qatlam", "Main.", isComposition: true)],
      placements: (rings + ["qatlam"]).map { Placement($0, .layer($0)) },
      edges: [Edge("QatlamUseCases", "QatlamDomain", .written("Use cases work with entities."))]
        + Self.adapters.flatMap { adapter in
          [
            Edge(adapter, "QatlamDomain", .written("Adapters speak of entities.")),
            Edge(adapter, "QatlamUseCases", .written("Adapters fill the ports.")),
          ]
        },
      absences: [
        Absence(
          from: nil,
          to: nil,
          reason: .written("Dependencies point inward, and adapters do not know each other."),
          remedy: .written(
            "Declare a port in QatlamUseCases, or move the value into QatlamDomain."
          ),
          serves: ["C1"]
        )
      ],
      imports: [
        ImportPolicy(
          parts: ["QatlamDomain", "QatlamUseCases"],
          allowed: [.own],
          reason: .written("The inner rings are pure Swift, without Foundation even."),
          remedy: .written("Move the code that needs it to an adapter."),
          serves: ["C2", "C6"]
        )
      ],
      shapes: [RingKind.layers, .files].map { kind in
        Shape(
          .cycle,
          rings,
          .standsInNoRing(of: kind),
          reason: .written("What stands in a ring cannot be read, tested or moved alone."),
          remedy: .written("Move what both need into a third file, or pass it in."),
          serves: ["C1"]
        )
      },
      levels: Dictionary(uniqueKeysWithValues: RuleID.allCases.map { ($0, RuleLevel.error) })
    )
  }
}
