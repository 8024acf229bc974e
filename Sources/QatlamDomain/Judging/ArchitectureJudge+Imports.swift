extension ArchitectureJudge {
  /// Returns imports, and uses of SDK types, that the part of a file may not make.
  func importFindings(in file: Int) -> [Finding] {
    var found: [Finding] = []
    let facts = index.codebase.files[file]
    var seen: Set<String> = []
    let judged = judgedPolicy(in: file)
    var foundKinds: Set<ModuleKind> = []
    for line in facts.imports {
      guard let (part, policy) = judged else { break }
      guard let first = line.path.first else { continue }
      let module = index.codebase.names[first]
      let kind: ModuleKind = ownModules.contains(module) ? .own : modules.kind(of: module)
      guard kind != .own, !policy.allowed.contains(kind), !policy.modules.contains(module) else {
        continue
      }
      let place = place(line.offset, in: file)
      guard seen.insert("\(place.line) \(module)").inserted else { continue }
      foundKinds.insert(kind)
      let isUnused = policy.softensUnusedUI && kind == .ui && !uses(.ui, in: file)
      found.append(
        Finding(
          rule: .import,
          severity: policy.tolerated.contains(kind) || isUnused
            ? .info : severity(of: .import),
          place: place,
          from: part.name,
          source: facts.path.split(separator: "/").last.map(String.init) ?? facts.path,
          target: module,
          evidence: isUnused
            ? .unusedModule(kind: kind.rawValue) : .forbiddenModule(kind: kind.rawValue),
          reason: policy.reason,
          remedy: policy.remedy,
          serves: policy.serves
        )
      )
    }
    return found + typeUseFindings(in: file, foundKinds: foundKinds)
  }

  /// The policy of the first part in the file that may not import everything.
  private func judgedPolicy(in file: Int) -> (Part, ImportPolicy)? {
    let facts = index.codebase.files[file]
    var candidates = [parts[file].first ?? -1]
    for (position, declaration) in facts.declarations.enumerated() where declaration.parent == 0 {
      candidates.append(parts[file][position])
    }
    for candidate in candidates where candidate >= 0 {
      let part = blueprint.parts[Int(candidate)]
      if let policy = blueprint.importPolicy(of: part.name) { return (part, policy) }
    }
    return nil
  }

  private func uses(_ kind: ModuleKind, in file: Int) -> Bool {
    references[file].libraryUses.contains { use in
      toldTypes.contains(use.name) && modules.types[index.codebase.names[use.name]] == kind
    }
  }

  /// Uses of SDK types that need no import of their kind, such as `URLSession` with Foundation alone.
  private func typeUseFindings(in file: Int, foundKinds: Set<ModuleKind>) -> [Finding] {
    var found: [Finding] = []
    var seen: Set<String> = []
    let previews = previews(in: file)
    for use in references[file].libraryUses where toldTypes.contains(use.name) {
      let name = index.codebase.names[use.name]
      guard let kind = modules.types[name], !foundKinds.contains(kind) else { continue }
      guard let part = part(of: use.scope, in: file),
        let policy = blueprint.importPolicy(of: part.name), !policy.allowed.contains(kind)
      else { continue }
      if isExcused(name, in: file) || previews.contains(where: { $0.contains(use.scope) }) {
        continue
      }
      let place = place(use.offset, in: file)
      guard seen.insert("\(place.line) \(name)").inserted else { continue }
      found.append(
        Finding(
          rule: .import,
          severity: policy.tolerated.contains(kind) ? .info : severity(of: .import),
          place: place,
          from: part.name,
          source: self.name(ofScope: use.scope, in: file),
          target: name,
          evidence: .forbiddenSDKType(kind: kind.rawValue),
          reason: policy.reason,
          remedy: policy.remedy,
          serves: policy.serves
        )
      )
    }
    return found
  }

  /// A web view is shown what to load by a request: that is no networking of the screen's own.
  private func isExcused(_ name: String, in file: Int) -> Bool {
    guard name == "URLRequest" else { return false }
    return index.codebase.files[file].imports.contains { line in
      line.path.first.map { index.codebase.names[$0] } == "WebKit"
    }
  }
}
