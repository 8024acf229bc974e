/// What the paths of a codebase's files say by a blueprint: their layers, and their features or scenes.
package struct FilePlaces: Sendable {
  let paths: SourcePaths
  /// Folders whose names were taken for others, with those.
  let folderReadings: [String: String]
  let layerOfFile: [String?]
  /// For each file, the folder of its feature or scene.
  let featureOfFile: [SourceFolder?]
  /// What is left open in folders that hold files of one layer, and for each file which that is.
  let open: [OpenPlacements]
  let openOfFile: [Int32]

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
    var open: [OpenPlacements] = []
    var known: [Key: Int32] = [:]
    var openOfFile: [Int32] = []
    openOfFile.reserveCapacity(paths.files.count)
    for file in paths.files.indices {
      let folder = paths.files[file].home
      let key = Key(folder: folder.number, layer: layerOfFile[file])
      if let number = known[key] {
        openOfFile.append(number)
        continue
      }
      openOfFile.append(Int32(open.count))
      known[key] = Int32(open.count)
      open.append(
        OpenPlacements(
          blueprint.placements,
          folder: folder,
          layer: key.layer,
          isInFeature: featureOfFile[file] != nil
        )
      )
    }
    self.openOfFile = openOfFile
    self.open = open
  }

  /// Files of which all that placements ask of folders is the same.
  private struct Key: Hashable {
    let folder: Int
    let layer: String?
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
