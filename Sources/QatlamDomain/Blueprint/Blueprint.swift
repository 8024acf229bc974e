/// An architecture, written down as data.
///
/// Every command reads the same blueprint; what it does not allow is forbidden.
package struct Blueprint: Hashable, Sendable {
  /// The name users write, such as `clean-viper`.
  package let name: String
  /// The name people say, such as "Clean VIPER".
  package let title: String
  package let summary: String
  /// Groups of folder names; a path belongs to at most one.
  package let layers: [LayerNames]
  /// The parts that know or do not know each other, innermost first.
  package let parts: [Part]
  /// How a declaration finds its part: the first placement that fits decides.
  package let placements: [Placement]
  /// Folders whose children are features or scenes, normalised (`features`).
  package let featureFolders: [String]
  /// Folders inside a feature that are not features of their own, normalised (`presentation`).
  package let featureInnerFolders: [String]
  /// Roles that make a scene: a folder that holds one of them and another role is a scene wherever it stands.
  ///
  /// Where it is empty, every child of a feature folder is a feature.
  package let sceneRoles: [String]
  /// Parts one of which a scene's folder shows; where it has none of them, contracts of its own make it a scene.
  package let sceneFaces: [String]
  /// Endings of files that hold a scene's contracts.
  package let contractFiles: [String]
  /// Who may put its own scene together, besides composition parts.
  package let setUps: [SetUp]
  /// Who may own the router, where that can be chosen.
  package let routerOwners: RouterOwners?
  /// Everything that is allowed, apart from knowing oneself.
  package let edges: [Edge]
  /// What is said of edges that are missing: the first that fits decides.
  package let absences: [Absence]
  /// What is said where one feature or scene knows another's inside; `nil` where features may know each other.
  package let featureBorder: Absence?
  package let imports: [ImportPolicy]
  /// What roles must look like.
  package let shapes: [Shape]
  package let levels: [RuleID: RuleLevel]
  /// Levels of rules in one part, which beat the others.
  package let partLevels: [RuleID: [String: RuleLevel]]

  private let partIndices: [String: Int]

  /// Creates a blueprint that can be enforced.
  ///
  /// - Throws: `BlueprintFault` where names are unknown or doubled, a forbidden edge has no reason, or a rule has no level.
  package init(
    name: String,
    title: String,
    summary: String,
    layers: [LayerNames],
    parts: [Part],
    placements: [Placement],
    featureFolders: [String] = [],
    featureInnerFolders: [String] = [],
    sceneRoles: [String] = [],
    sceneFaces: [String] = [],
    contractFiles: [String] = [],
    setUps: [SetUp] = [],
    routerOwners: RouterOwners? = nil,
    edges: [Edge],
    absences: [Absence],
    featureBorder: Absence? = nil,
    imports: [ImportPolicy],
    shapes: [Shape] = [],
    levels: [RuleID: RuleLevel],
    partLevels: [RuleID: [String: RuleLevel]] = [:]
  ) throws(BlueprintFault) {
    guard !parts.isEmpty else { throw .noParts }
    var indices: [String: Int] = [:]
    for (index, part) in parts.enumerated() {
      guard indices.updateValue(index, forKey: part.name) == nil else {
        throw .duplicatePart(part.name)
      }
    }
    let named =
      sceneRoles + (routerOwners?.parts ?? []) + placements.map(\.part)
      + edges.flatMap { [$0.from, $0.to] }
      + imports.flatMap(\.parts) + shapes.flatMap(\.parts)
      + absences.flatMap { [$0.from, $0.to].compactMap(\.self) }
    let told =
      sceneFaces + setUps.flatMap { $0.by + $0.of }
      + placements.flatMap(\.conditions).flatMap { condition in
        if case .nestedIn(let parts) = condition { parts } else { [] as [String] }
      }
    for part in named + told + partLevels.values.flatMap(\.keys) where indices[part] == nil {
      throw .unknownPart(part)
    }
    let layerNames = Set(layers.map(\.name))
    for placement in placements {
      for case .layer(let layer) in placement.conditions where !layerNames.contains(layer) {
        throw .unknownLayer(layer)
      }
    }
    for rule in RuleID.allCases where levels[rule] == nil { throw .noLevel(rule) }
    // Of neutral parts nothing is said, so there is nothing to explain.
    for source in parts where !source.isComposition && !source.isNeutral {
      for target in parts where source.name != target.name && !target.isNeutral {
        let allowed = edges.contains { $0.from == source.name && $0.to == target.name }
        let explained = absences.contains { $0.fits(from: source.name, to: target.name) }
        guard allowed || explained else { throw .unexplained(from: source.name, to: target.name) }
      }
    }
    self.name = name
    self.title = title
    self.summary = summary
    self.layers = layers
    self.parts = parts
    self.placements = placements
    self.featureFolders = featureFolders
    self.featureInnerFolders = featureInnerFolders
    self.sceneRoles = sceneRoles
    self.sceneFaces = sceneFaces
    self.contractFiles = contractFiles
    self.setUps = setUps
    self.routerOwners = routerOwners
    self.edges = edges
    self.absences = absences
    self.featureBorder = featureBorder
    self.imports = imports
    self.shapes = shapes
    self.levels = levels
    self.partLevels = partLevels
    partIndices = indices
  }

  /// Returns the index of a part in `parts`, or `nil` where it has none of that name.
  package func index(of part: String) -> Int? { partIndices[part] }

  /// Returns the edge that allows a part to know another, or `nil` where it is forbidden.
  package func edge(from source: String, to target: String) -> Edge? {
    edges.first { $0.from == source && $0.to == target }
  }

  /// Returns what is said where a part may not know another.
  package func absence(from source: String, to target: String) -> Absence? {
    absences.first { $0.fits(from: source, to: target) }
  }

  /// Returns what a part may import, or `nil` where it may import anything.
  package func importPolicy(of part: String) -> ImportPolicy? {
    imports.first { $0.parts.contains(part) }
  }
}
