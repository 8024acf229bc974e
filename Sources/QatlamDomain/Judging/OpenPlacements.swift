/// The placements that a folder and a layer leave open for what is declared there, by their indices, in their order.
struct OpenPlacements: Sendable {
  /// Those of top-level declarations.
  private(set) var outer: [Int32] = []
  /// Those of types that are nested in others.
  private(set) var nested: [Int32] = []

  /// Sieves a blueprint's placements.
  ///
  /// - Parameters:
  ///   - placements: All placements.
  ///   - folder: The folder of the files.
  ///   - layer: Their layer.
  ///   - isInFeature: Whether they belong to a feature or scene.
  init(_ placements: [Placement], folder: SourceFolder, layer: String?, isInFeature: Bool) {
    for (index, placement) in placements.enumerated() {
      let isOpen = placement.conditions.allSatisfy { condition in
        switch condition {
        case .layer(let name): layer == name
        case .noLayer: layer == nil
        case .folder(let names): folder.normalised.contains(where: names.contains)
        case .inFeature: isInFeature
        case .notInFeature: !isInFeature
        case .path, .fileSuffix, .isStart, .typeSuffix, .kind, .inherits, .inheritsEnding,
          .attribute, .nests, .nestedIn, .knowsLayer, .makes, .implementedBy, .noType:
          true
        }
      }
      guard isOpen else { continue }
      if Self.isNested(placement) {
        nested.append(Int32(index))
      } else {
        outer.append(Int32(index))
      }
    }
  }

  private static func isNested(_ placement: Placement) -> Bool {
    placement.conditions.contains { condition in
      if case .nestedIn = condition { true } else { false }
    }
  }
}
