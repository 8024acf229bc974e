extension ShapeJudge {
  /// Features and scenes that lack a piece they must have, sorted by folder.
  package func featureFindings() -> [Finding] {
    blueprint.shapes.flatMap { shape -> [Finding] in
      guard case .featuresHave(let pieces) = shape.constraint else { return [] }
      return judge.features.indices.flatMap { feature in
        missing(pieces, in: feature, shape)
      }
    }.sorted { ($0.place, $0.target) < ($1.place, $1.target) }
  }

  private func missing(_ pieces: [FeaturePiece], in feature: Int, _ shape: Shape) -> [Finding] {
    let files = judge.featureOfFile.indices.filter {
      judge.featureOfFile[$0] == Int32(feature) && judge.kinds.exemptions[$0] == nil
    }
    let present = Set(files.flatMap { parts(in: $0) })
    guard !present.isDisjoint(with: shape.parts) else { return [] }
    let paths = files.map { judge.paths[$0] }
    return pieces.compactMap { piece in
      let hasPart = piece.part.map(present.contains) ?? false
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
        saying: "has no \(piece.name)"
      )
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
