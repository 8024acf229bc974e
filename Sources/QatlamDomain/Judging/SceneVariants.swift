/// Scenes that are variants of each other: one shows the other's view, asks its interactor, or keeps its promises.
///
/// A variant knows the other by protocols, which is what those who made it mean.
struct SceneVariants: Sendable {
  /// So many scenes may one factory put together and still speak of each.
  private static let few = 3

  private var pairs: Set<UInt64> = []

  /// Finds them by what the composition of a scene makes, and by what its roles and its contracts inherit from.
  ///
  /// `exemptions`, `parts` and `features` hold one entry for each file: why it is not judged, the parts of its
  /// declarations, and its feature. Exempt files, such as test doubles, make no variants of what an app ships.
  init(
    blueprint: Blueprint,
    index: SymbolIndex,
    exemptions: [SourceKinds.Exemption?],
    references: [FileReferences],
    parts: [[Int16]],
    features: [Int32]
  ) {
    let roles = Set(blueprint.sceneRoles + blueprint.sceneFaces)
    guard !roles.isEmpty else { return }
    let plays = blueprint.parts.map { roles.contains($0.name) }
    let composes = blueprint.parts.map(\.isComposition)
    for file in references.indices where features[file] >= 0 && exemptions[file] == nil {
      var made: [TypeID: Set<Int32>] = [:]
      for reference in references[file].references where reference.kind == .construction {
        let from = parts[file][Int(reference.scope)]
        let to = parts[Int(reference.target.file)][Int(reference.target.index)]
        let feature = features[Int(reference.target.file)]
        guard from >= 0, to >= 0, feature >= 0, composes[Int(from)], plays[Int(to)],
          let type = index.enclosingType(of: reference.scope, in: Int32(file))
        else { continue }
        made[type, default: []].insert(feature)
      }
      for features in made.values where features.count > 1 && features.count <= Self.few {
        for one in features {
          for other in features where one != other { pairs.insert(Self.key(one, other)) }
        }
      }
    }
    let isInside = blueprint.parts.map { $0.isFeatureInside && !$0.isNeutral }
    for entry in index.types where entry.symbol != .none {
      guard exemptions[Int(entry.symbol.file)] == nil else { continue }
      let own = features[Int(entry.symbol.file)]
      let part = parts[Int(entry.symbol.file)][Int(entry.symbol.index)]
      guard own >= 0, part >= 0, isInside[Int(part)] else { continue }
      for supertype in entry.supertypes {
        let symbol = index.types[Int(supertype)].symbol
        guard symbol != .none else { continue }
        let other = features[Int(symbol.file)]
        let role = parts[Int(symbol.file)][Int(symbol.index)]
        guard other >= 0, other != own, role >= 0, isInside[Int(role)] else { continue }
        pairs.insert(Self.key(own, other))
      }
    }
  }

  /// Whether the first scene is a variant of the second.
  func contains(_ one: Int32, _ other: Int32) -> Bool { pairs.contains(Self.key(one, other)) }

  private static func key(_ one: Int32, _ other: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: one)) << 32 | UInt64(UInt32(bitPattern: other))
  }
}
