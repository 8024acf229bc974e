extension SymbolIndex {
  /// The number of aliases that are followed one after another.
  private static let aliasLimit = 32

  /// Says what a name path means where a type is expected.
  func typePath(
    _ chain: ChainFact,
    in file: Int32,
    scope: Int32,
    locals: LocalNames?,
    depth: Int = 0
  ) -> TypePath {
    let components = codebase.files[Int(file)].components
    let first = components[Int(chain.first)]
    var start = scope
    if chain.role == .inheritance || chain.role == .attribute, scope > 0 {
      start = codebase.files[Int(file)].declarations[Int(scope)].parent
    }
    var path: TypePath
    if first.name == known.selfType {
      path = enclosingType(of: scope, in: file).map { .type($0) } ?? .unknown
    } else {
      let found = lookup(
        first.name,
        .types,
        file: file,
        scope: start,
        offset: first.offset,
        locals: locals
      )
      path = typePath(found, seenFrom: file, depth: depth)
    }
    var position = 1
    if path == .library, chain.count > 1, let module = moduleMember(chain, in: file, depth: depth) {
      path = module
      position = 2
    }
    while position < Int(chain.count) {
      let name = components[Int(chain.first) + position].name
      if name == known.typeMember || name == known.protocolMember || name == known.selfValue {
        break
      }
      path = nestedType(name, in: path, seenFrom: file, depth: depth)
      position += 1
    }
    return path
  }

  /// Reads `Module.Type`, where the first name is a module of the codebase.
  private func moduleMember(_ chain: ChainFact, in file: Int32, depth: Int) -> TypePath? {
    let components = codebase.files[Int(file)].components
    let module = codebase.names[components[Int(chain.first)].name]
    let isModule = moduleNames.contains { name in
      name == module || name.hasSuffix("/" + module)
    }
    guard isModule else { return nil }
    let name = components[Int(chain.first) + 1].name
    return typePath(global(name, .types, seenFrom: file), seenFrom: file, depth: depth)
  }

  /// Follows a declaration that was found where a type is expected.
  func typePath(_ found: Lookup, seenFrom file: Int32, depth: Int) -> TypePath {
    let symbol: SymbolID
    switch found {
    case .none, .library: return .library
    case .doubtful: return .unknown
    case .ambiguous: return .ambiguous
    case .found(let only): symbol = only
    case .overloads(let several): symbol = several[0]
    }
    let declaration = declaration(symbol)
    switch declaration.kind {
    case .alias: return followed(symbol, declaration, depth: depth)
    case .associatedType, .genericParameter: return .placeholder(symbol)
    default:
      let type = type(of: symbol)
      return type >= 0 ? .type(type) : .unknown
    }
  }

  /// Follows an alias to the single named type that it stands for, if it does.
  private func followed(_ alias: SymbolID, _ fact: DeclarationFact, depth: Int) -> TypePath {
    guard depth < Self.aliasLimit, fact.type >= 0 else { return .alias(alias, depth: depth) }
    let file = codebase.files[Int(alias.file)]
    let node = file.types[Int(fact.type)]
    guard node.kind == .named, node.chain >= 0 else { return .alias(alias, depth: depth) }
    let target = typePath(
      file.chains[Int(node.chain)],
      in: alias.file,
      scope: fact.parent,
      locals: nil,
      depth: depth + max(1, Int(file.chains[Int(node.chain)].count))
    )
    switch target {
    case .type, .ambiguous: return target
    case .alias(let inner, let passed): return .alias(inner, depth: passed)
    case .library, .unknown, .placeholder: return .alias(alias, depth: depth)
    }
  }

  private func nestedType(
    _ name: NameID,
    in path: TypePath,
    seenFrom file: Int32,
    depth: Int
  ) -> TypePath {
    switch path {
    case .type(let type):
      let found = member(name, .types, of: type, seenFrom: file)
      if found == .none { return types[Int(type)].hasLibrarySupertypes ? .library : .unknown }
      return typePath(found, seenFrom: file, depth: depth)
    case .placeholder: return .unknown
    case .library: return .library
    case .alias: return .unknown
    case .unknown, .ambiguous: return path
    }
  }

  /// Returns the type whose declaration or extension encloses a scope, the scope itself included.
  func enclosingType(of scope: Int32, in file: Int32) -> TypeID? {
    let declarations = codebase.files[Int(file)].declarations
    var place = scope
    while place > 0 {
      if declarations[Int(place)].kind.holdsMembers {
        let type = typeOfDeclaration[declarationBase[Int(file)] + Int(place)]
        return type >= 0 ? type : nil
      }
      place = declarations[Int(place)].parent
    }
    return nil
  }

  /// Lists the types of the codebase that an alias names, behind further aliases too, sorted.
  func aliasTargets(_ alias: SymbolID, depth: Int) -> [TypeID] {
    var found: Set<TypeID> = []
    var seen: Set<SymbolID> = [alias]
    var aliases = [alias]
    while let next = aliases.popLast() {
      let fact = declaration(next)
      guard fact.type >= 0 else { continue }
      let file = codebase.files[Int(next.file)]
      var open = [fact.type]
      while let index = open.popLast() {
        let node = file.types[Int(index)]
        if node.firstChild >= 0 { open.append(node.firstChild) }
        if index != fact.type, node.nextSibling >= 0 { open.append(node.nextSibling) }
        guard node.chain >= 0 else { continue }
        let chain = file.chains[Int(node.chain)]
        switch typePath(chain, in: next.file, scope: fact.parent, locals: nil, depth: depth + 1) {
        case .type(let type): found.insert(type)
        case .alias(let inner, _): if seen.insert(inner).inserted { aliases.append(inner) }
        default: break
        }
      }
    }
    return found.sorted()
  }
}
