extension ShapeJudge {
  /// Signatures that carry what the other side may not know: one finding for each line and type.
  ///
  /// Where endings are given, only protocols with such a name are asked.
  func signatureFindings(
    _ shape: Shape,
    _ parts: [String],
    inside suffixes: [String] = [],
    _ file: Int
  ) -> [Finding] {
    var seen: Set<String> = []
    return judge.references[file].references.compactMap { reference in
      guard reference.role == .typeAnnotation || reference.role == .genericArgument,
        let source = judge.part(of: reference.scope, in: file), shape.parts.contains(source.name),
        let target = judge.part(of: reference.target.index, in: Int(reference.target.file)),
        parts.contains(target.name), source.name != target.name,
        index.declaration(reference.target).kind.isNominal,
        index.declaration(reference.target).kind != .protocol,
        judge.isInSignature(reference, in: file), !isOwnModel(reference.target, of: file),
        suffixes.isEmpty || isInProtocol(reference.scope, suffixes, file)
      else { return nil }
      let place = judge.place(reference.offset, in: file)
      let type = typePath(of: index.type(of: reference.target))
      guard seen.insert("\(place.line) \(type)").inserted else { return nil }
      let isForbidden = blueprint.edge(from: source.name, to: target.name) == nil
      var found = finding(
        shape,
        place: place,
        source: judge.name(ofScope: reference.scope, in: file),
        part: source,
        target: type,
        targetPlace: judge.place(of: reference.target),
        to: target.name,
        severity: isForbidden
          ? max(judge.severity(of: shape.rule), judge.severity(of: .dependency)) : nil,
        saying: .carries(type)
      )
      if isForbidden { found.alsoBreaks = [.dependency] }
      return found
    }
  }

  private func isInProtocol(_ scope: Int32, _ suffixes: [String], _ file: Int) -> Bool {
    guard let type = index.enclosingType(of: scope, in: Int32(file)) else { return false }
    let symbol = index.types[Int(type)].symbol
    guard symbol != .none, index.declaration(symbol).kind == .protocol else { return false }
    let name = index.codebase.names[index.types[Int(type)].name]
    return suffixes.contains { TypeName.ends(name, with: $0) }
  }

  /// Whether scenes declare the type for themselves: what they show, not what the business has.
  ///
  /// So is what a scene calls a model of its own, and what stands among scenes and is no entity by its name.
  private func isOwnModel(_ target: SymbolID, of file: Int) -> Bool {
    let name = index.codebase.names[index.declaration(target).name]
    let folders = judge.paths[Int(target.file)].normalised
    guard !folders.contains(where: { $0.hasPrefix("entit") }) else { return false }
    if !blueprint.sceneRoles.isEmpty, !TypeName.ends(name, with: "Entity"),
      folders.contains(where: blueprint.featureFolders.contains)
    {
      return true
    }
    let feature = judge.featureOfFile[file]
    return feature >= 0 && judge.featureOfFile[Int(target.file)] == feature
      && TypeName.ends(name, with: "Model")
  }
}

extension ArchitectureJudge {
  /// Whether a reference stands in the signature of a function, initialiser or subscript that is not private,
  /// or in the declared type of a protocol's, computed or published property.
  func isInSignature(_ reference: ResolvedReference, in file: Int) -> Bool {
    let declarations = index.codebase.files[file].declarations
    var place = reference.scope
    var inside: Int32 = -1
    while place > 0 {
      let declaration = declarations[Int(place)]
      switch declaration.kind {
      case .function, .initializer, .subscript:
        guard inside < 0 || declarations[Int(inside)].kind == .parameter else { return false }
        return isVisible(place, declarations)
          && (inside >= 0 || stands(reference, inHeaderOf: place, file))
      case .parameter: inside = place
      case .variable:
        return isRequirementOrPublished(place, declarations, file)
          && isVisible(place, declarations)
      case .closure, .block: return false
      default: return false
      }
      place = declaration.parent
    }
    return false
  }

  private func isVisible(_ place: Int32, _ declarations: [DeclarationFact]) -> Bool {
    let own = declarations[Int(place)]
    let parent = declarations[Int(own.parent)]
    guard !own.isPrivate else { return false }
    return parent.kind == .file || parent.kind.holdsMembers && !parent.isPrivate
  }

  /// Whether it stands in a parameter or the result, not in the body.
  private func stands(
    _ reference: ResolvedReference,
    inHeaderOf place: Int32,
    _ file: Int
  ) -> Bool {
    let facts = index.codebase.files[file]
    let declaration = facts.declarations[Int(place)]
    let inside = Int(place) + 1..<Int(declaration.subtreeEnd)
    let isParameter = facts.declarations[inside].contains { child in
      child.kind == .parameter && child.parent == place && child.start <= reference.offset
        && reference.offset < child.end
    }
    guard !isParameter, declaration.type >= 0 else { return isParameter }
    var open = [declaration.type]
    while let next = open.popLast() {
      let node = facts.types[Int(next)]
      if node.chain >= 0 {
        let chain = facts.chains[Int(node.chain)]
        for position in 0..<Int(chain.count)
        where facts.components[Int(chain.first) + position].offset == reference.offset {
          return true
        }
      }
      if node.firstChild >= 0 { open.append(node.firstChild) }
      if next != declaration.type, node.nextSibling >= 0 { open.append(node.nextSibling) }
    }
    return false
  }

  private func isRequirementOrPublished(
    _ place: Int32,
    _ declarations: [DeclarationFact],
    _ file: Int
  ) -> Bool {
    let parent = declarations[Int(declarations[Int(place)].parent)]
    if parent.kind == .protocol { return true }
    guard parent.kind.holdsMembers else { return false }
    if declarations[Int(place)].flags.contains(.isComputed) { return true }
    let facts = index.codebase.files[file]
    return facts.attributes(of: place).contains { chain in
      index.codebase.names[facts.components[Int(chain.first)].name] == "Published"
    }
  }
}
