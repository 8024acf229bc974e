/// Scenes that are put together from each other's parts: a variant shows another scene's view, or asks its interactor.
///
/// They know each other by protocols; which is what those who make them mean.
struct SceneVariants: Sendable {
  /// So many scenes may one factory put together and still speak of each.
  private static let few = 3

  private var pairs: Set<UInt64> = []

  /// Finds them by what the composition of a scene makes.
  ///
  /// `parts` and `features` hold the parts of the declarations and the feature of each file.
  init(
    blueprint: Blueprint,
    index: SymbolIndex,
    references: [FileReferences],
    parts: [[Int16]],
    features: [Int32]
  ) {
    let roles = Set(blueprint.sceneRoles + blueprint.sceneFaces)
    guard !roles.isEmpty else { return }
    let plays = blueprint.parts.map { roles.contains($0.name) }
    let composes = blueprint.parts.map(\.isComposition)
    for file in references.indices where features[file] >= 0 {
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
  }

  /// Whether two scenes are made from each other's parts.
  func contains(_ one: Int32, _ other: Int32) -> Bool { pairs.contains(Self.key(one, other)) }

  private static func key(_ one: Int32, _ other: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: one)) << 32 | UInt64(UInt32(bitPattern: other))
  }
}
