extension FileResolver {
  /// Reports what `@Injected(\.drafts)` injects: the type of the key's property, not the container that declares it.
  ///
  /// - Returns: Whether the key path is the argument of an attribute.
  func resolveInjection(_ chain: ChainFact) -> Bool {
    guard chain.base == .implicit, chain.context >= 0 else { return false }
    let context = facts.contexts[Int(chain.context)]
    guard context.kind == .argument, context.index >= 0 else { return false }
    let attribute = facts.chains[Int(context.index)]
    guard attribute.role == .attribute else { return false }
    let component = facts.components[Int(chain.first) + Int(chain.count) - 1]
    guard let term = injectedValue(chain, attribute, context, emits: true) else {
      output.found.libraryCount += 1
      return true
    }
    for type in types(of: term) {
      emitImplied(type: type, .type, at: component, chain)
    }
    return true
  }

  /// Says what a key path in an attribute injects; unknown for any other key path.
  func injected(_ chain: ChainFact) -> TermID {
    guard chain.base == .implicit, chain.context >= 0 else { return Term.unknownID }
    let context = facts.contexts[Int(chain.context)]
    guard context.kind == .argument, context.index >= 0 else { return Term.unknownID }
    let attribute = facts.chains[Int(context.index)]
    guard attribute.role == .attribute else { return Term.unknownID }
    return injectedValue(chain, attribute, context, emits: false) ?? Term.unknownID
  }

  /// Walks the key path of an attribute; `nil` where a member of it is not found.
  private func injectedValue(
    _ chain: ChainFact,
    _ attribute: ChainFact,
    _ context: ContextFact,
    emits: Bool
  ) -> TermID? {
    var value = injectedRoot(of: attribute, context)
    for position in 0..<Int(chain.count) {
      let component = facts.components[Int(chain.first) + position]
      guard let symbol = member(component.name, of: value) else { return nil }
      if emits { emitPassing(symbol, .member, at: component.offset, chain) }
      let declaration = index.declaration(symbol)
      guard declaration.kind == .variable else { return Term.unknownID }
      value = variable(symbol, declaration, depth: 0)
    }
    return value
  }

  private func member(_ name: NameID, of value: TermID) -> SymbolID? {
    for type in types(of: value) {
      if case .found(let symbol) = index.member(name, .anything, of: type, seenFrom: file) {
        return symbol
      }
    }
    return nil
  }

  /// Returns the type whose properties an attribute's key path names.
  private func injectedRoot(of attribute: ChainFact, _ context: ContextFact) -> TermID {
    let path = index.typePath(attribute, in: file, scope: attribute.scope, locals: ownLocals)
    if case .type(let wrapper) = path {
      for initializer in index.initializers(of: wrapper) {
        let parameters = index.parameters(of: initializer)
        guard Int(context.position) < parameters.count else { continue }
        let parameter = parameters[Int(context.position)]
        let root = keyPathRoot(of: index.declaration(parameter), in: parameter.file)
        if root != Term.unknownID { return root }
      }
      return Term.unknownID
    }
    let name = index.codebase.names[facts.components[Int(attribute.first)].name]
    guard let root = Self.knownRoots[name], let id = index.codebase.names.id(of: root) else {
      return Term.unknownID
    }
    if let library = index.libraryTypes[[id]] { return identity(of: library) }
    guard case .found(let symbol) = index.global(id, .types, seenFrom: file) else {
      return Term.unknownID
    }
    let type = index.type(of: symbol)
    return type < 0 ? Term.unknownID : identity(of: type)
  }

  /// Reads the root of a parameter declared as `KeyPath<Root, Value>`.
  private func keyPathRoot(of parameter: DeclarationFact, in file: Int32) -> TermID {
    guard parameter.type >= 0 else { return Term.unknownID }
    let facts = index.codebase.files[Int(file)]
    let node = facts.types[Int(parameter.type)]
    guard node.kind == .named, node.chain >= 0, node.firstChild >= 0 else { return Term.unknownID }
    let chain = facts.chains[Int(node.chain)]
    let name = index.codebase.names[facts.components[Int(chain.first)].name]
    return name.hasSuffix("KeyPath") ? term(written: node.firstChild, in: file) : Term.unknownID
  }

  /// Says what `\.member` is a member of, where it is an argument of a sequence's method or of a function of ours.
  func keyPathRoot(of chain: ChainFact, depth: Int) -> TermID {
    guard chain.context >= 0 else { return Term.unknownID }
    let context = facts.contexts[Int(chain.context)]
    let expected = expectedTerm(at: context, depth: depth + 1)
    switch store[unwrapped(expected)] {
    case .function(let parameters, _): return parameters.first ?? Term.unknownID
    case .library(let path, let arguments):
      let isKeyPath = path.last.map { index.codebase.names[$0].hasSuffix("KeyPath") } ?? false
      return isKeyPath ? arguments.first ?? Term.unknownID : Term.unknownID
    default: return Term.unknownID
    }
  }

  /// Says what a wrapper projects under `$name`: its `projectedValue` where it is ours, else what it wraps.
  func projected(_ name: String, _ component: ComponentFact, _ walk: ChainWalk) -> TermID {
    guard let id = index.codebase.names.id(of: name) else { return Term.outsideID }
    let found = index.lookup(
      id,
      .anything,
      file: file,
      scope: walk.chain.scope,
      offset: component.offset,
      locals: ownLocals
    )
    guard case .found(let symbol) = found else { return Term.unknownID }
    let declaration = index.declaration(symbol)
    guard declaration.kind == .variable else { return Term.unknownID }
    if let projection = projection(of: symbol) { return projection }
    return variable(symbol, declaration, depth: walk.depth + 1)
  }

  /// The type of `projectedValue` of a wrapper of ours.
  private func projection(of symbol: SymbolID) -> TermID? {
    guard let name = index.codebase.names.id(of: "projectedValue") else { return nil }
    let facts = index.codebase.files[Int(symbol.file)]
    for chain in facts.attributes(of: symbol.index) {
      let path = index.typePath(chain, in: symbol.file, scope: chain.scope, locals: nil)
      guard case .type(let wrapper) = path,
        case .found(let projected) = index.member(name, .anything, of: wrapper, seenFrom: file)
      else { continue }
      return variable(projected, index.declaration(projected), depth: 2)
    }
    return nil
  }

  /// Wrappers of libraries whose key paths begin at a type that apps extend.
  private static let knownRoots = [
    "Dependency": "DependencyValues",
    "Environment": "EnvironmentValues",
    "Injected": "Container",
    "LazyInjected": "Container",
    "WeakLazyInjected": "Container",
  ]
}
