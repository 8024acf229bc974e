extension ShapeJudge {
  private static let usualNames: Set<String> = [
    "shared", "sharedInstance", "default", "standard", "instance", "current", "main",
  ]

  func singletonFindings(_ shape: Shape, _ file: Int) -> [Finding] {
    let declarations = index.codebase.files[file].declarations
    return declarations.indices.dropFirst().compactMap { position in
      let declaration = declarations[position]
      guard declaration.kind == .variable, declaration.flags.contains(.isStatic),
        !declaration.flags.contains(.isComputed), !declaration.isPrivate,
        declarations[Int(declaration.parent)].kind.holdsMembers,
        let part = judge.part(of: Int32(position), in: file), shape.parts.contains(part.name)
      else { return nil }
      let symbol = SymbolID(file: Int32(file), index: Int32(position))
      let own = index.type(of: SymbolID(file: Int32(file), index: declaration.parent))
      guard own >= 0, isReference(own), holds(own, symbol, declaration) else { return nil }
      let name = index.codebase.names[declaration.name]
      guard
        Self.usualNames.contains(name) || isNamed(name, after: own) || hasPrivateInitializer(own)
      else { return nil }
      return finding(
        shape,
        at: symbol,
        part: part,
        target: typePath(of: own),
        targetPlace: judge.place(of: index.types[Int(own)].symbol),
        saying: .sharedInstance(uses: uses[symbol] ?? 0)
      )
    }
  }

  /// Whether a name is the last word of a type's name: `OrderManager.manager`.
  private func isNamed(_ name: String, after type: TypeID) -> Bool {
    NameWords.split(index.codebase.names[index.types[Int(type)].name]).last?.lowercased() == name
  }

  /// How often each static variable of a class or actor is reached for in some files, outside composition and
  /// outside the type itself.
  package func staticUses(in files: Range<Int>) -> [SymbolID: Int] {
    guard blueprint.shapes.contains(where: { $0.constraint == .keepsNoSharedInstance }) else {
      return [:]
    }
    var found: [SymbolID: Int] = [:]
    for file in files where judge.kinds.exemptions[file] == nil {
      for reference in judge.references[file].references where reference.kind != .type {
        let target = index.declaration(reference.target)
        guard target.kind == .variable, target.flags.contains(.isStatic) else { continue }
        let own = index.type(of: SymbolID(file: reference.target.file, index: target.parent))
        let isComposition = judge.part(of: reference.scope, in: file)?.isComposition ?? false
        guard own >= 0, !isComposition,
          index.enclosingType(of: reference.scope, in: Int32(file)) != own
        else { continue }
        found[reference.target, default: 0] += 1
      }
    }
    return found
  }

  private func isReference(_ type: TypeID) -> Bool {
    let symbol = index.types[Int(type)].symbol
    guard symbol != .none else { return false }
    let kind = index.declaration(symbol).kind
    return kind == .class || kind == .actor
  }

  /// Whether a static property is, by its declared type or its initial value, of its own type.
  private func holds(_ type: TypeID, _ symbol: SymbolID, _ declaration: DeclarationFact) -> Bool {
    if declaration.type >= 0,
      namedTypes(in: declaration.type, of: symbol.file).contains(type)
    {
      return true
    }
    return judge.references[Int(symbol.file)].references.contains { reference in
      reference.kind == .construction && reference.offset >= declaration.start
        && reference.offset < declaration.end && index.type(of: reference.target) == type
    }
  }

  private func hasPrivateInitializer(_ type: TypeID) -> Bool {
    let initializers = members(of: type).filter { index.declaration($0).kind == .initializer }
    return !initializers.isEmpty && initializers.allSatisfy(index.isPrivate)
  }
}
