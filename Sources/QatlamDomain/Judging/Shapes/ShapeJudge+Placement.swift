extension ShapeJudge {
  /// Types whose name tells one role and whose folder tells another.
  func placementFindings(_ shape: Shape, _ homes: [NameHome], _ file: Int) -> [Finding] {
    subjects(shape, file).compactMap { subject in
      guard !subject.declaration.isPrivate, let home = home(of: subject, homes),
        let folder = tellingFolder(homes, file), !home.folders.contains(folder)
      else { return nil }
      // Folders of values in no role say little inside the folder of a role (`data/model`).
      let isVague = homes.contains { $0.suffixes.isEmpty && $0.folders.contains(folder) }
      if isVague, ownFolders(file).contains(where: home.folders.contains) { return nil }
      return finding(
        shape,
        at: subject.symbol,
        part: subject.part,
        target: typePath(of: subject.type),
        saying: .wrongFolder(folder)
      )
    }
  }

  /// The innermost folder of a file that some home names.
  private func tellingFolder(_ homes: [NameHome], _ file: Int) -> String? {
    ownFolders(file).last { name in homes.contains { $0.folders.contains(name) } }
  }

  /// The folders that speak of a file: inside a feature or scene its own, not those that it stands in.
  private func ownFolders(_ file: Int) -> ArraySlice<String> {
    let feature = judge.featureOfFile[file]
    let outer = feature < 0 ? 0 : judge.features[Int(feature)].split(separator: "/").count
    return judge.paths[file].normalised.dropFirst(outer)
  }

  /// The home with the longest ending that fits; `GatewayProtocol` beats `Protocol`.
  private func home(of subject: Subject, _ homes: [NameHome]) -> NameHome? {
    let name = TypeName.stem(subject.name)
    var best: (home: NameHome, length: Int)?
    for home in homes where home.kinds.contains(subject.declaration.kind) {
      guard home.inherits.isEmpty || inherits(subject, home.inherits) else { continue }
      for suffix in home.suffixes where TypeName.ends(name, with: suffix) {
        let length = suffix.utf8.count
        if length > best?.length ?? 0 { best = (home, length) }
      }
    }
    return best?.home
  }

  private func inherits(_ subject: Subject, _ names: [String]) -> Bool {
    let facts = index.codebase.files[Int(subject.symbol.file)]
    return facts.inheritance(of: subject.symbol.index).contains { chain in
      let last = facts.components[Int(chain.first) + Int(chain.count) - 1]
      return names.contains(index.codebase.names[last.name])
    }
  }
}
