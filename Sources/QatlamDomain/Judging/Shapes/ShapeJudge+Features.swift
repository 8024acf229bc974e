extension ShapeJudge {
  /// Features and scenes that lack a piece they must have, sorted by folder.
  package func featureFindings() -> [Finding] {
    blueprint.shapes.flatMap { shape -> [Finding] in
      guard case .featuresHave(let pieces) = shape.constraint else { return [] }
      let filesOfFeature = filesOfFeature()
      let lent = lentParts(filesOfFeature)
      return judge.features.indices.flatMap { feature in
        missing(pieces, in: feature, filesOfFeature[feature], shape, lent: lent[feature])
      }
    }.sorted { ($0.place, $0.target) < ($1.place, $1.target) }
  }

  private func missing(
    _ pieces: [FeaturePiece],
    in feature: Int,
    _ all: [Int],
    _ shape: Shape,
    lent: Set<String>
  ) -> [Finding] {
    let files = all.filter { judge.kinds.exemptions[$0] == nil }
    let present = Set(files.flatMap { parts(in: $0) })
    guard !present.isDisjoint(with: shape.parts) else { return [] }
    let roles = roles(in: files, shape.parts)
    // A scene of base classes is no scene: what inherits from them is.
    guard roles.isEmpty || !roles.allSatisfy(inherited.contains) else { return [] }
    let paths = files.map { judge.paths[$0] }
    return pieces.compactMap { piece in
      let hasPart = piece.part.map { present.contains($0) || lent.contains($0) } ?? false
      let hasFile = paths.contains { path in
        path.normalised.contains(where: piece.folders.contains)
          || piece.fileSuffixes.contains { TypeName.ends(String(path.stem), with: $0) }
      }
      guard !hasPart, !hasFile else { return nil }
      let folder = judge.features[feature]
      return finding(
        shape,
        place: Place(file: folder, line: 0, column: 0),
        source: folder.split(separator: "/").last.map(String.init) ?? folder,
        part: nil,
        target: piece.name,
        saying: .lacks(piece.name)
      )
    }
  }

  /// So many scenes may one factory put together and still speak of each.
  private static let fewScenes = 3

  /// What one type of a composition part makes.
  private struct Composition {
    var features: Set<Int32> = []
    var parts: Set<String> = []

    mutating func add(_ part: Part, _ feature: Int32) {
      parts.insert(part.name)
      if feature >= 0 { features.insert(feature) }
    }
  }

  /// What is made together, so that a scene may lend a part from another.
  private func compositions() -> [Composition] {
    index.codebase.files.indices.flatMap { file -> [Composition] in
      guard !index.isTest[file] else { return [] }
      var byType: [Int32: Composition] = [:]
      var byFunction: [Int32: Composition] = [:]
      for reference in judge.references[file].references where reference.kind == .construction {
        guard let maker = judge.part(of: reference.scope, in: file), maker.isComposition,
          let part = judge.part(of: reference.target.index, in: Int(reference.target.file)),
          let type = index.enclosingType(of: reference.scope, in: Int32(file))
        else { continue }
        let feature = judge.featureOfFile[Int(reference.target.file)]
        byType[type, default: Composition()].add(part, feature)
        byFunction[function(around: reference.scope, file), default: Composition()]
          .add(part, feature)
      }
      // Of a container for the whole app each function speaks for itself.
      return byType.values.filter { $0.features.count <= Self.fewScenes }
        + byFunction.values
    }
  }

  /// The member of a type, or the free function, that a scope stands in.
  private func function(around scope: Int32, _ file: Int) -> Int32 {
    let declarations = index.codebase.files[file].declarations
    var place = scope
    while place > 0 {
      let parent = declarations[Int(place)].parent
      if parent <= 0 || declarations[Int(parent)].kind.holdsMembers { return place }
      place = parent
    }
    return 0
  }

  /// The files of each feature, exempt ones too; tests belong to none.
  private func filesOfFeature() -> [[Int]] {
    var files = [[Int]](repeating: [], count: judge.features.count)
    for (file, feature) in judge.featureOfFile.enumerated()
    where feature >= 0 && !index.isTest[file] {
      files[Int(feature)].append(file)
    }
    return files
  }

  /// For each feature, the parts that it need not have itself: what is made together with it, and what the
  /// features have that it stands inside.
  private func lentParts(_ filesOfFeature: [[Int]]) -> [Set<String>] {
    var lent = [Set<String>](repeating: [], count: judge.features.count)
    for composition in compositions() {
      for feature in composition.features { lent[Int(feature)].formUnion(composition.parts) }
    }
    var features: [String: Int] = [:]
    for (feature, path) in judge.features.enumerated() { features[path] = feature }
    for (feature, path) in judge.features.enumerated() {
      var outer = path[...]
      while let slash = outer.lastIndex(of: "/") {
        outer = outer[..<slash]
        guard let around = features[String(outer)] else { continue }
        lent[feature].formUnion(filesOfFeature[around].flatMap { parts(in: $0) })
      }
    }
    return lent
  }

  /// The classes of a scene that play one of its roles.
  private func roles(in files: [Int], _ parts: [String]) -> [TypeID] {
    files.flatMap { file in
      let declarations = index.codebase.files[file].declarations
      return declarations.indices.dropFirst().compactMap { position -> TypeID? in
        guard declarations[position].parent == 0, declarations[position].kind == .class,
          let part = judge.part(of: Int32(position), in: file), parts.contains(part.name)
        else { return nil }
        return index.type(of: SymbolID(file: Int32(file), index: Int32(position)))
      }
    }
  }

  private func parts(in file: Int) -> [String] {
    let declarations = index.codebase.files[file].declarations
    return declarations.indices.dropFirst().compactMap { position in
      guard declarations[position].parent == 0, declarations[position].kind.isNominal else {
        return nil
      }
      return judge.part(of: Int32(position), in: file)?.name
    }
  }
}
