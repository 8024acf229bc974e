/// Looks through an app for pieces, by the names of its types.
struct SightingReader {
  private static let modelFiles = ["Models", "Model", "DataFlow"]
  private static let testEndings = ["Tests", "Test"]

  let judge: ArchitectureJudge
  /// How many folders at the beginning of all paths are the app's own: `App`, or `Sources/App`.
  private let fixed: Int

  init(judge: ArchitectureJudge) {
    self.judge = judge
    let common = judge.commonFolder
    fixed = min(common.count, common.first == "Sources" ? 2 : 1)
  }

  /// Returns the pieces in the files that are judged, in the order of files.
  func pieces() -> [Sighting] {
    judge.kinds.exemptions.indices.filter { judge.kinds.exemptions[$0] == nil }
      .flatMap { file in
        topLevel(of: file).compactMap { position, name in sighting(name, position, file) }
      }
  }

  /// Returns the pieces that tests are named after, in the order of files; paths are those of tests.
  func tested() -> [Sighting] {
    let contracts: [DeclarationKind] = [.class, .struct]
    return judge.kinds.exemptions.indices.filter { judge.kinds.exemptions[$0] == .test }
      .flatMap { file in
        topLevel(of: file).compactMap { _, name -> Sighting? in
          guard let ending = Self.testEndings.first(where: { name.hasSuffix($0) }) else {
            return nil
          }
          let tested = String(name.dropLast(ending.count))
          let readings = contracts.compactMap { PieceSigns.reading(of: tested, $0) }
          guard let reading = readings.first else { return nil }
          return sighting(reading.piece, reading.stem, name, file, fixed: 1)
        }
      }
  }

  /// The declarations at a file's top level that have a name, as position and name.
  private func topLevel(of file: Int) -> [(Int, String)] {
    let declarations = judge.index.codebase.files[file].declarations
    return declarations.indices.dropFirst().compactMap { position in
      let declaration = declarations[position]
      guard declaration.parent == 0, declaration.kind.isNominal || declaration.kind == .alias else {
        return nil
      }
      return (position, judge.index.codebase.names[declaration.name])
    }
  }

  private func sighting(_ name: String, _ position: Int, _ file: Int) -> Sighting? {
    let facts = judge.index.codebase.files[file]
    let kind = facts.declarations[position].kind
    if kind == .enum, let stem = modelStem(name, file) {
      return sighting(.models, stem, name, file)
    }
    let path = judge.paths[file]
    if isEntity(position, file), String(path.stem) == name, !path.isExtension {
      return sighting(.entity, name, name, file)
    }
    return PieceSigns.reading(of: name, kind).map { sighting($0.piece, $0.stem, name, file) }
  }

  private func sighting(
    _ piece: Piece,
    _ stem: String,
    _ name: String,
    _ file: Int,
    fixed: Int? = nil
  ) -> Sighting {
    Sighting(
      piece: piece,
      stem: stem,
      type: Sighting.holed(name, stem, anywhere: true),
      path: judge.index.codebase.files[file].path,
      file: file,
      fixed: fixed ?? self.fixed
    )
  }

  /// What the models of a scene are called after: the file says that it holds them.
  private func modelStem(_ name: String, _ file: Int) -> String? {
    let stem = String(judge.paths[file].stem)
    for ending in Self.modelFiles where stem.hasSuffix(ending) {
      let scene = String(stem.dropLast(ending.count))
      if !scene.isEmpty, name == scene || name == stem { return scene }
    }
    return nil
  }

  private func isEntity(_ position: Int, _ file: Int) -> Bool {
    let part = judge.parts[file][position]
    let kind = judge.index.codebase.files[file].declarations[position].kind
    guard part >= 0, kind == .struct || kind == .class else { return false }
    return judge.blueprint.parts[Int(part)].name == "Entities"
  }
}
