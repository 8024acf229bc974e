internal import QatlamDomain

/// What every style says of rings.
enum CycleShapes {
  /// The shapes of rule `cycle`: layers, features, files.
  ///
  /// `layers` are parts that stand apart; those whose neighbours may know them back are `others`, and
  /// count for rings of features and files only.
  static func all(layers: [String], others: [String], serves: [String]) -> [Shape] {
    [
      Shape(
        .cycle,
        layers,
        .standsInNoRing(of: .layers),
        reason: "Layers that know each other are one: neither can be changed or tested alone.",
        remedy: "Put a protocol before this reference, or move what both need into one of them.",
        serves: serves
      ),
      Shape(
        .cycle,
        layers + others,
        .standsInNoRing(of: .features),
        reason: "Features that know each other are one: neither can be changed or tested alone.",
        remedy: "Ask the other's factory or builder, or move what both need out of them.",
        serves: serves
      ),
      Shape(
        .cycle,
        layers + others,
        .standsInNoRing(of: .files),
        reason: "Files that know each other can only be read, tested and moved together.",
        remedy: "Put a protocol before this reference, or move what both need into a third file.",
        serves: serves,
        level: .off
      ),
    ]
  }
}
