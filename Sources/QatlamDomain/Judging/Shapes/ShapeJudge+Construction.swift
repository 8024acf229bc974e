extension ShapeJudge {
  /// Dependencies that are made outside composition: one finding for each line and type.
  func constructionFindings(_ shape: Shape, _ parts: [String], _ file: Int) -> [Finding] {
    let exempt = judge.previews(in: file) + judge.setUps(in: file)
    var seen: Set<String> = []
    return judge.references[file].references.compactMap { reference in
      guard reference.kind == .construction,
        let source = judge.part(of: reference.scope, in: file),
        shape.parts.contains(source.name), !source.isComposition,
        let target = judge.part(of: reference.target.index, in: Int(reference.target.file)),
        parts.contains(target.name), isDependency(reference.target),
        !exempt.contains(where: { $0.contains(reference.scope) }),
        !isOwnType(reference, file)
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
        severity: isDefaultArgument(reference, file)
          ? min(judge.severity(of: shape.rule), .info) : nil,
        saying: "makes its own '\(type)'"
      )
    }
  }

  /// Whether a type is something that others depend on: no plain value, no error, no row of a list.
  func isDependency(_ symbol: SymbolID) -> Bool {
    let declaration = index.declaration(symbol)
    let name = TypeName.stem(index.codebase.names[declaration.name])
    switch declaration.kind {
    case .class, .actor, .struct: break
    default: return false
    }
    let hasRoleName = Self.dependencyEndings.contains { TypeName.ends(name, with: $0) }
    if hasRoleName, declaration.kind != .struct { return true }
    let type = index.type(of: symbol)
    return conformances(of: type).contains { hasRequirement($0) }
      || hasRoleName && !operations(of: type).isEmpty
  }

  static let dependencyEndings = [
    "UseCase", "Interactor", "Repository", "Gateway", "Client", "API", "Service", "Worker",
    "Provider", "DataSource", "Store", "Storage", "Presenter", "Router", "Wireframe", "ViewModel",
    "Manager", "Database",
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
