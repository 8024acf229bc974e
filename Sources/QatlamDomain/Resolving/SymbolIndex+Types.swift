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
    let target = typeTarget(chain, in: file, scope: scope, locals: locals, depth: depth)
    return followed(target, seenFrom: file, depth: depth)
  }

  /// Says which declaration a name path names where a type is expected.
  ///
  /// Of its components the first `count` are read, or all; `depth` says how many aliases led here.
  func typeTarget(
    _ chain: ChainFact,
    in file: Int32,
    scope: Int32,
    locals: LocalNames?,
    depth: Int = 0,
    count: Int? = nil
  ) -> TypeTarget {
    let components = codebase.files[Int(file)].components
    let first = components[Int(chain.first)]
    let count = count ?? Int(chain.count)
    var start = scope
    if chain.role == .inheritance || chain.role == .attribute, scope > 0 {
      start = codebase.files[Int(file)].declarations[Int(scope)].parent
    }
    var target: TypeTarget
    var position = 1
    if first.flags.contains(.isModule), chain.count > 1 {
      guard count > 1 else { return .unknown }
      let next = components[Int(chain.first) + 1]
      target = typeTarget(global(next.name, .types, inModule: first.name, seenFrom: file))
      position = 2
    } else if first.name == known.selfType {
      target = enclosingType(of: scope, in: file).map { .enclosing($0) } ?? .unknown
    } else {
      let found = lookup(
        first.name,
        .types,
        file: file,
        scope: start,
        offset: first.offset,
        locals: locals
      )
      target = typeTarget(found)
      if target == .library, count > 1, isModule(first.name, seenFrom: file) {
        let next = components[Int(chain.first) + 1].name
        target = typeTarget(global(next, .types, inModule: first.name, seenFrom: file))
        position = 2
      }
    }
    while position < count {
      let name = components[Int(chain.first) + position].name
      if name == known.typeMember || name == known.protocolMember || name == known.selfValue {
        break
      }
      if target == .library, !libraryTypes.isEmpty {
        let path = (0..<position).map { components[Int(chain.first) + $0].name }
        target = libraryMember(name, of: path, seenFrom: file)
      } else {
        target = nestedTarget(name, in: target, seenFrom: file, depth: depth)
      }
      position += 1
    }
    return target
  }

  private func typeTarget(_ found: Lookup) -> TypeTarget {
    switch found {
    case .none, .library: .library
    case .doubtful: .unknown
    case .ambiguous: .ambiguous
    case .found(let only): .declared(only)
    case .overloads(let several): .declared(several[0])
    }
  }

  private func nestedTarget(
    _ name: NameID,
    in target: TypeTarget,
    seenFrom file: Int32,
    depth: Int
  ) -> TypeTarget {
    if case .dependent(let symbol, let names) = target { return .dependent(symbol, names + [name]) }
    switch followed(target, seenFrom: file, depth: depth) {
    case .type(let type):
      let found = member(name, .types, of: type, seenFrom: file)
      guard found == .none else { return typeTarget(found) }
      return types[Int(type)].hasLibrarySupertypes ? .library : .unknown
    case .placeholder(let symbol): return .dependent(symbol, [name])
    case .library: return .library
    case .alias, .unknown: return .unknown
    case .ambiguous: return .ambiguous
    }
  }

  /// What is nested in a library's type stays a library's, unless an extension of the codebase declares it.
  private func libraryMember(_ name: NameID, of path: [NameID], seenFrom file: Int32) -> TypeTarget
  {
    guard let type = libraryTypes[path] else { return .library }
    let found = member(name, .types, of: type, seenFrom: file)
    return found == .none ? .library : typeTarget(found)
  }

  /// Follows a name path's declaration to a type, where it is an alias of one.
  func followed(_ target: TypeTarget, seenFrom file: Int32, depth: Int) -> TypePath {
    switch target {
    case .declared(let symbol): typePath(.found(symbol), seenFrom: file, depth: depth)
    case .enclosing(let type): .type(type)
    case .dependent, .unknown: .unknown
    case .library: .library
    case .ambiguous: .ambiguous
    }
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

  /// What `Element` stands for in a collection of ours that writes it in its subscript: the type of that name.
  func writtenElement(_ chain: ChainFact, in file: Int32) -> SymbolID? {
    let facts = codebase.files[Int(file)]
    guard chain.count == 1, facts.components[Int(chain.first)].name == known.element,
      globalHeads[Int(known.element)] >= 0, known.subscriptName != .max,
      let type = enclosingType(of: chain.scope, in: file), types[Int(type)].symbol != .none,
      case .found(let symbol) = global(known.element, .types, seenFrom: file)
    else { return nil }
    let isWritten = ownMembers(known.subscriptName, .subscripts, of: type, seenFrom: file).all
      .contains {
        let facts = codebase.files[Int($0.file)]
        let node = declaration($0).type
        guard node >= 0, facts.types[Int(node)].kind == .named else { return false }
        let chain = facts.types[Int(node)].chain
        return chain >= 0
          && facts.components[Int(facts.chains[Int(chain)].first)].name == known.element
      }
    return isWritten ? symbol : nil
  }

  /// The library types that an alias of types in a composition names; others than compositions may hide anything.
  func aliasParts(
    _ alias: SymbolID,
    depth: Int = 0
  ) -> (libraryNames: [NameID], isComposition: Bool) {
    let fact = declaration(alias)
    guard fact.type >= 0, depth < Self.aliasLimit else { return ([], false) }
    let file = codebase.files[Int(alias.file)]
    let node = file.types[Int(fact.type)]
    guard node.kind == .composition else { return ([], false) }
    var libraryNames: [NameID] = []
    var child = node.firstChild
    while child >= 0 {
      let part = file.types[Int(child)]
      child = part.nextSibling
      guard part.kind == .named, part.chain >= 0 else { return (libraryNames, false) }
      let chain = file.chains[Int(part.chain)]
      switch typePath(chain, in: alias.file, scope: fact.parent, locals: nil) {
      case .type: break
      case .library:
        libraryNames.append(file.components[Int(chain.first) + Int(chain.count) - 1].name)
      case .alias(let inner, _):
        let parts = aliasParts(inner, depth: depth + 1)
        guard parts.isComposition else { return (libraryNames, false) }
        libraryNames += parts.libraryNames
      case .placeholder, .unknown, .ambiguous: return (libraryNames, false)
      }
    }
    return (libraryNames, true)
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
