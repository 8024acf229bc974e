extension ShapeJudge {
  /// Dependencies that are made outside composition: one finding for each line and type.
  func constructionFindings(
    _ shape: Shape,
    roles: [String],
    others: [String],
    _ file: Int
  ) -> [Finding] {
    var knownExempt: [Range<Int32>]?
    func isExempt(_ scope: Int32) -> Bool {
      let exempt = knownExempt ?? judge.setUps(in: file)
      knownExempt = exempt
      return exempt.contains { $0.contains(scope) }
    }
    var seen: Set<String> = []
    return judge.references[file].references.compactMap { reference in
      guard reference.kind == .construction,
        let source = judge.part(of: reference.scope, in: file),
        shape.parts.contains(source.name), !source.isComposition,
        let target = judge.part(of: reference.target.index, in: Int(reference.target.file)),
        roles.contains(target.name) || others.contains(target.name),
        !target.isNeutral || hasRoleName(reference.target, Self.serviceEndings),
        isDependency(
          reference.target,
          isRole: roles.contains(target.name),
          isNeighbour: source.name == target.name
        ),
        source.name != target.name || isMadeWithItsOwner(reference, file),
        !isExempt(reference.scope),
        !isOwnType(reference, file), !isComposer(reference.scope, file),
        !isGivenItsWork(reference, file), !isProvided(reference, file)
      else { return nil }
      let place = judge.place(reference.offset, in: file)
      let type = typePath(of: index.type(of: reference.target))
      guard seen.insert("\(place.line) \(type)").inserted else { return nil }
      return finding(
        shape,
        place: place,
        source: judge.name(ofScope: reference.scope, in: file),
        part: source,
        target: type,
        targetPlace: judge.place(of: reference.target),
        to: target.name,
        severity: isDefaultArgument(reference, file) || isInConvenience(reference.scope, file)
          ? min(judge.severity(of: shape.rule), .info) : nil,
        saying: .makesOwn(type)
      )
    }
  }

  /// Whether a type is something that others depend on: no plain value, no error, no row of a list.
  ///
  /// Of a role (`isRole`) doing something is enough; of a neighbour, which stands in its maker's part, it is not.
  func isDependency(_ symbol: SymbolID, isRole: Bool, isNeighbour: Bool) -> Bool {
    let declaration = index.declaration(symbol)
    switch declaration.kind {
    case .class, .actor, .struct: break
    default: return false
    }
    let type = index.type(of: symbol)
    let isObject = declaration.kind != .struct
    let contracts = conformances(of: type)
    if contracts.contains(where: { received.contains($0) && hasRequirement($0) }) { return true }
    guard hasOperation(type) || isObject && !contracts.isEmpty else { return false }
    let isNamed = hasRoleName(symbol)
    if isObject, isNamed, received.contains(type) { return true }
    guard !isNeighbour else { return false }
    return isNamed || isRole && (isObject || holdsProtocol(type) || !contracts.isEmpty)
  }

  private func hasRoleName(
    _ symbol: SymbolID,
    _ endings: [String] = dependencyEndings
  ) -> Bool {
    let name = TypeName.stem(index.codebase.names[index.declaration(symbol).name])
    return endings.contains { TypeName.ends(name, with: $0) }
  }

  /// Endings that tell a dependency even of what stands in no layer.
  private static let serviceEndings = [
    "Repository", "Gateway", "Client", "API", "Service", "Manager", "Database",
  ]

  private static let dependencyEndings = [
    "UseCase", "Interactor", "Repository", "Gateway", "Client", "API", "Service", "Worker",
    "Provider", "DataSource", "Store", "Storage", "Presenter", "Router", "Wireframe", "ViewModel",
    "Manager", "Database",
  ]

  /// Factories compose, wherever they stand.
  private func isComposer(_ scope: Int32, _ file: Int) -> Bool {
    guard var type = index.enclosingType(of: scope, in: Int32(file)) else { return false }
    while type >= 0 {
      let name = TypeName.stem(index.codebase.names[index.types[Int(type)].name])
      if Self.composerEndings.contains(where: { TypeName.ends(name, with: $0) }) { return true }
      type = index.types[Int(type)].outer
    }
    return false
  }

  private static let composerEndings = [
    "Factory", "Builder", "Assembly", "Assembler", "Configurator", "Container", "Injector",
    "Resolver", "Composer",
  ]

  private func hasRequirement(_ type: TypeID) -> Bool {
    let symbol = index.types[Int(type)].symbol
    guard symbol != .none else { return false }
    let declarations = index.codebase.files[Int(symbol.file)].declarations
    let inside = Int(symbol.index) + 1..<Int(declarations[Int(symbol.index)].subtreeEnd)
    return declarations[inside].contains { $0.kind == .function && $0.parent == symbol.index }
  }

  private func isOwnType(_ reference: ResolvedReference, _ file: Int) -> Bool {
    index.enclosingType(of: reference.scope, in: Int32(file)) == index.type(of: reference.target)
  }

  /// Whether it is made when its owner is: in an initial value, an initialiser or a default argument.
  private func isMadeWithItsOwner(_ reference: ResolvedReference, _ file: Int) -> Bool {
    let declarations = index.codebase.files[file].declarations
    var place = reference.scope
    while place > 0 {
      let declaration = declarations[Int(place)]
      switch declaration.kind {
      case .initializer, .parameter: return true
      case .variable where declarations[Int(declaration.parent)].kind.holdsMembers:
        return !declaration.flags.contains(.isComputed)
      case .function, .subscript: return isDefaultArgument(reference, file)
      case _ where declaration.kind.holdsMembers: return true
      default: place = declaration.parent
      }
    }
    return false
  }

  private func isDefaultArgument(_ reference: ResolvedReference, _ file: Int) -> Bool {
    let declarations = index.codebase.files[file].declarations
    var place = reference.scope
    while place > 0 {
      if declarations[Int(place)].kind == .parameter { return true }
      if declarations[Int(place)].kind == .function || declarations[Int(place)].kind == .initializer
      {
        let inside = Int(place) + 1..<Int(declarations[Int(place)].subtreeEnd)
        return declarations[inside].contains { child in
          child.kind == .parameter && child.parent == place && child.start <= reference.offset
            && reference.offset < child.end
        }
      }
      place = declarations[Int(place)].parent
    }
    return false
  }
}
