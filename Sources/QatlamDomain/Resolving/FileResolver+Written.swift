/// Terms of types as they are written.
extension FileResolver {
  /// How deep a written type may lead: aliases of aliases, arguments in arguments.
  private static let writtenLimit = 24

  /// Returns the term of a type node of a file.
  func term(written node: Int32, in file: Int32, depth: Int = 0) -> TermID {
    guard node >= 0, depth < Self.writtenLimit else { return Term.unknownID }
    let isOwn = file == locals.file
    let key = UInt64(UInt32(bitPattern: file)) << 32 | UInt64(UInt32(bitPattern: node))
    if let known = isOwn ? store.ownWritten[node] : store.written[key] { return known }
    let term = makeTerm(written: node, in: file, depth: depth)
    guard depth == 0 else { return term }
    if isOwn { store.ownWritten[node] = term } else { store.written[key] = term }
    return term
  }

  private func makeTerm(written node: Int32, in file: Int32, depth: Int) -> TermID {
    let facts = index.codebase.files[Int(file)]
    let fact = facts.types[Int(node)]
    func child() -> TermID { term(written: fact.firstChild, in: file, depth: depth + 1) }
    switch fact.kind {
    case .named: return named(fact, in: file, depth: depth)
    case .optional, .implicitlyUnwrapped: return optional(child())
    case .array: return store.array(of: child())
    case .dictionary:
      return store.id(
        .library([index.known.dictionary], children(of: fact, in: file, depth: depth))
      )
    case .tuple:
      let parts = children(of: fact, in: file, depth: depth)
      if parts.count == 1 { return parts[0] }
      return store.id(.tuple(parts, labels(of: fact, in: facts)))
    case .function:
      let parts = children(of: fact, in: file, depth: depth)
      guard let result = parts.last else { return Term.unknownID }
      return store.id(.function(Array(parts.dropLast()), result))
    case .composition:
      return store.id(.composition(children(of: fact, in: file, depth: depth)))
    case .metatype: return store.id(.metatype(child()))
    case .some, .any, .pack, .autoclosure: return child()
    case .suppressed, .other: return Term.unknownID
    }
  }

  private func children(of node: TypeNode, in file: Int32, depth: Int) -> [TermID] {
    let nodes = index.codebase.files[Int(file)].types
    var terms: [TermID] = []
    var child = node.firstChild
    while child >= 0 {
      terms.append(term(written: child, in: file, depth: depth + 1))
      child = nodes[Int(child)].nextSibling
    }
    return terms
  }

  /// The labels of a tuple type's elements, where they were kept.
  private func labels(of node: TypeNode, in facts: FileFacts) -> [NameID] {
    var labels: [NameID] = []
    var child = node.firstChild
    while child >= 0 {
      labels.append(facts.types[Int(child)].label)
      child = facts.types[Int(child)].nextSibling
    }
    return labels
  }

  private func named(_ node: TypeNode, in file: Int32, depth: Int) -> TermID {
    guard node.chain >= 0 else { return Term.unknownID }
    let facts = index.codebase.files[Int(file)]
    let chain = facts.chains[Int(node.chain)]
    let arguments = children(of: node, in: file, depth: depth)
    return term(path: chain, arguments, in: file, depth: depth)
  }

  /// Returns the term of a name path with generic arguments.
  func term(
    path chain: ChainFact,
    _ arguments: [TermID],
    in file: Int32,
    depth: Int = 0
  ) -> TermID {
    let target = index.typeTarget(
      chain,
      in: file,
      scope: chain.scope,
      locals: locals.file == file ? locals : nil
    )
    switch target {
    case .declared(let symbol):
      return term(declared: symbol, arguments, in: file, scope: chain.scope, depth: depth)
    case .enclosing(let type): return selfTerm(written: type, in: file, scope: chain.scope)
    case .dependent(let symbol, let names):
      var term = store.id(.placeholder(symbol))
      for name in names { term = store.id(.member(term, name)) }
      return term
    case .library:
      if let symbol = index.writtenElement(chain, in: file) {
        return term(declared: symbol, arguments, in: file, scope: chain.scope, depth: depth)
      }
      return library(chain, arguments, in: file)
    case .unknown, .ambiguous: return Term.unknownID
    }
  }

  private func library(_ chain: ChainFact, _ arguments: [TermID], in file: Int32) -> TermID {
    let components = index.codebase.files[Int(file)].components
    if chain.count == 1, arguments.isEmpty { return library(components[Int(chain.first)].name) }
    let path = (0..<Int(chain.count)).map { components[Int(chain.first) + $0].name }
    if path.count == 2, index.codebase.names[path[0]] == "Swift" {
      return store.id(.library([path[1]], arguments))
    }
    return store.id(.library(path, arguments))
  }

  /// Returns the term of a type, alias or placeholder with generic arguments, as it is written at a place.
  func term(
    declared symbol: SymbolID,
    _ arguments: [TermID],
    in file: Int32,
    scope: Int32,
    depth: Int = 0
  ) -> TermID {
    let declaration = index.declaration(symbol)
    switch declaration.kind {
    case .alias:
      guard declaration.type >= 0, depth < Self.writtenLimit else { return Term.unknownID }
      let target = term(written: declaration.type, in: symbol.file, depth: depth + 1)
      guard !arguments.isEmpty else { return target }
      var substitution = Substitution()
      for (parameter, argument) in zip(index.genericParameters(of: symbol), arguments) {
        substitution.types[parameter] = argument
      }
      return substituted(target, substitution)
    case .associatedType, .genericParameter: return store.id(.placeholder(symbol))
    default:
      let type = index.type(of: symbol)
      guard type >= 0 else { return Term.unknownID }
      return nominal(type, arguments, in: file, scope: scope)
    }
  }

  /// A type with arguments; where none are written it has those of the same type around, if any.
  private func nominal(
    _ type: TypeID,
    _ arguments: [TermID],
    in file: Int32,
    scope: Int32
  ) -> TermID {
    let parameters = parameters(of: type)
    if parameters.isEmpty || parameters.count == arguments.count {
      return parameters.isEmpty ? store.nominal(type) : store.id(.nominal(type, arguments))
    }
    let own = index.genericParameters(of: index.types[Int(type)].symbol).count
    let isGiven = arguments.count == own && own > 0
    var terms = parameters.map { store.id(.placeholder($0)) }
    if isGiven {
      terms.replaceSubrange(parameters.count - own..<parameters.count, with: arguments)
    } else if own > 0, !isEnclosing(type, of: scope, in: file) {
      for position in parameters.count - own..<parameters.count { terms[position] = Term.unknownID }
    }
    return store.id(.nominal(type, terms))
  }

  private func isEnclosing(_ type: TypeID, of scope: Int32, in file: Int32) -> Bool {
    let declarations = index.codebase.files[Int(file)].declarations
    var place = scope
    while place > 0 {
      if declarations[Int(place)].kind.holdsMembers,
        index.type(of: SymbolID(file: file, index: place)) == type
      {
        return true
      }
      place = declarations[Int(place)].parent
    }
    return false
  }

  /// `Self` as it is written in a type: the type, or whoever inherits from it.
  private func selfTerm(written type: TypeID, in file: Int32, scope: Int32) -> TermID {
    let symbol = index.types[Int(type)].symbol
    guard symbol != .none else {
      return extendedTerm(around: scope, in: file) ?? store.id(.selfType(type))
    }
    switch index.declaration(symbol).kind {
    case .protocol, .class: return store.id(.selfType(type))
    default: return identity(of: type)
    }
  }

  /// The library's type that the extension around a scope extends, where its arguments are written: `extension [Draft]`.
  func extendedTerm(around scope: Int32, in file: Int32) -> TermID? {
    let facts = index.codebase.files[Int(file)]
    var place = scope
    while place > 0 {
      let declaration = facts.declarations[Int(place)]
      if declaration.kind.holdsMembers {
        guard declaration.kind == .extension, declaration.type >= 0,
          facts.types[Int(declaration.type)].firstChild >= 0
        else { return nil }
        return term(written: declaration.type, in: file)
      }
      place = declaration.parent
    }
    return nil
  }

  /// A type with its own generic parameters as arguments: what `self` is in it.
  func identity(of type: TypeID) -> TermID {
    if index.types[Int(type)].symbol == .none {
      let path = store.libraryPaths[type] ?? [index.types[Int(type)].name]
      let arguments = index.known.broughtParameters(of: path)
      return store.id(.library(path, arguments.map { store.id(.library([$0], [])) }))
    }
    let parameters = parameters(of: type)
    guard !parameters.isEmpty else { return store.nominal(type) }
    return store.id(.nominal(type, parameters.map { store.id(.placeholder($0)) }))
  }

  /// The generic parameters of a type, those of the types around it first.
  func parameters(of type: TypeID) -> [SymbolID] {
    if let known = store.parameters[type] { return known }
    let entry = index.types[Int(type)]
    var parameters = entry.outer >= 0 ? self.parameters(of: entry.outer) : []
    if entry.symbol != .none { parameters += index.genericParameters(of: entry.symbol) }
    store.parameters[type] = parameters
    return parameters
  }

  /// `T?`.
  func optional(_ term: TermID) -> TermID {
    store.optional(term)
  }

  /// The wrapped type of an optional, or the term itself.
  func unwrapped(_ term: TermID) -> TermID {
    store.unwrapped[Int(term)]
  }
}
