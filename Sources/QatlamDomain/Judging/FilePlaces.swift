/// What the paths of a codebase's files say by a blueprint: their layers, and their features or scenes.
package struct FilePlaces: Sendable {
  let paths: SourcePaths
  /// Folders whose names were taken for others, with those.
  let folderReadings: [String: String]
  let layerOfFile: [String?]
  /// For each file, the folder of its feature or scene.
  let featureOfFile: [SourceFolder?]

  /// Reads the paths of a codebase.
  package init(blueprint: Blueprint, of codebase: Codebase) {
    var paths = codebase.paths
    folderReadings = FolderVocabulary(of: blueprint).correct(&paths)
    self.paths = paths
    let layers = LayerFinder(layers: blueprint.layers, paths: paths)
    layerOfFile = paths.files.map(layers.layer(of:))
    let suffixes = Self.sceneSuffixes(of: blueprint)
    let features = FeatureFinder(blueprint: blueprint, paths: paths) { file in
      Self.roles(in: codebase.files[file], suffixes, codebase.names)
    }
    featureOfFile = paths.files.map(features.feature(of:))
  }

  /// The endings by which the parts of a scene are told, with their part.
  private static func sceneSuffixes(of blueprint: Blueprint) -> [(suffix: String, part: String)] {
    blueprint.placements.flatMap { placement -> [(suffix: String, part: String)] in
      guard
        placement.conditions.contains(.inFeature),
        blueprint.sceneRoles.contains(placement.part)
          || blueprint.setUps.contains(where: { ($0.by + $0.of).contains(placement.part) })
      else { return [] }
      return placement.conditions.flatMap { condition -> [(suffix: String, part: String)] in
        guard case .typeSuffix(let suffixes) = condition else { return [] }
        return suffixes.map { ($0, placement.part) }
      }
    }
  }

  private static func roles(
    in file: FileFacts,
    _ suffixes: [(suffix: String, part: String)],
    _ names: NameTable
  ) -> Set<String> {
    var found: Set<String> = []
    for declaration in file.declarations
    where declaration.parent == 0 && (declaration.kind == .class || declaration.kind == .struct) {
      let name = TypeName.stem(names[declaration.name])
      for (suffix, part) in suffixes where TypeName.ends(name, with: suffix) { found.insert(part) }
    }
    return found
  }
}
