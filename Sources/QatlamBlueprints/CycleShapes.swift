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
        reason: .everyStyle(.layersThatKnowEachOther),
        remedy: .everyStyle(.putProtocolBeforeThisReference),
        serves: serves
      ),
      Shape(
        .cycle,
        layers + others,
        .standsInNoRing(of: .features),
        reason: .everyStyle(.featuresThatKnowEachOther),
        remedy: .everyStyle(.askOthersFactoryOrBuilder),
        serves: serves
      ),
      Shape(
        .cycle,
        layers + others,
        .standsInNoRing(of: .files),
        reason: .everyStyle(.filesThatKnowEachOtherCan),
        remedy: .everyStyle(.putProtocolBeforeThisReferenceOrMove),
        serves: serves,
        level: .off
      ),
    ]
  }
}
