extension FileResolver {
  /// Says what `$0`, `$1`… stand for in the closure around a chain; `$name` is what a wrapper projects.
  func closureArgument(_ component: ComponentFact, _ walk: ChainWalk) -> Value {
    let name = index.codebase.names[component.name].dropFirst()
    guard let position = Int(name) else { return projected(String(name), component, walk) }
    var place = walk.chain.scope
    while place > 0 {
      let declaration = facts.declarations[Int(place)]
      if declaration.kind == .closure {
        return argument(position, ofClosure: declaration, depth: walk.depth)
      }
      place = declaration.parent
    }
    return .unknown
  }

  private func projected(_ name: String, _ component: ComponentFact, _ walk: ChainWalk) -> Value {
    guard let id = index.codebase.names.id(of: name) else { return .library }
    let found = index.lookup(
      id,
      .anything,
      file: file,
      scope: walk.chain.scope,
      offset: component.offset,
      locals: ownLocals
    )
    guard case .found(let symbol) = found else { return .unknown }
    let declaration = index.declaration(symbol)
    guard declaration.kind == .variable else { return .unknown }
    return value(ofVariable: symbol, declaration, depth: walk.depth + 1)
  }

  /// Says what a closure's parameter without a declared type stands for.
  func closureParameter(_ symbol: SymbolID, _ declaration: DeclarationFact, depth: Int) -> Value {
    let closure = facts.declarations[Int(declaration.parent)]
    guard closure.kind == .closure else { return .unknown }
    let parameters = index.parameters(of: SymbolID(file: file, index: declaration.parent))
    guard let position = parameters.firstIndex(of: symbol) else { return .unknown }
    return argument(position, ofClosure: closure, depth: depth)
  }

  private func argument(
    _ position: Int,
    ofClosure closure: DeclarationFact,
    depth: Int
  ) -> Value {
    guard closure.context >= 0, depth < Self.depthLimit else { return .unknown }
    let context = facts.contexts[Int(closure.context)]
    guard context.index >= 0 else { return .unknown }
    if context.kind == .argument, let element = element(forClosureAt: context, position, depth) {
      return element
    }
    let expected = expectedValue(at: context, depth: depth + 1)
    return parameter(position, ofFunction: expected)
  }

  /// The element that a sequence's method hands to its closure.
  private func element(
    forClosureAt context: ContextFact,
    _ position: Int,
    _ depth: Int
  ) -> Value? {
    let chain = facts.chains[Int(context.index)]
    guard context.component > 0 else { return nil }
    let method = facts.components[Int(chain.first) + Int(context.component)].name
    let takes = index.known.pairMethods.contains(method) ? 2 : 1
    guard position < takes,
      index.known.elementMethods.contains(method) || index.known.pairMethods.contains(method)
    else { return nil }
    let receiver = evaluate(
      context.index,
      emits: false,
      depth: depth + 1,
      limit: Int(context.component)
    )
    if let element = element(of: receiver) { return element }
    guard context.component > 0, case .written(let file, let node) = receiver else { return nil }
    let fact = index.codebase.files[Int(file)].types[Int(node)]
    return fact.kind == .optional && fact.firstChild >= 0
      ? .written(file: file, node: fact.firstChild) : nil
  }

  private func parameter(_ position: Int, ofFunction value: Value) -> Value {
    guard case .written(let file, let node) = value else { return .unknown }
    let nodes = index.codebase.files[Int(file)].types
    var current = node
    while current >= 0 {
      let fact = nodes[Int(current)]
      switch fact.kind {
      case .optional, .implicitlyUnwrapped: current = fact.firstChild
      case .tuple where fact.firstChild >= 0 && nodes[Int(fact.firstChild)].nextSibling < 0:
        current = fact.firstChild
      case .function:
        var child = fact.firstChild
        var count = 0
        while child >= 0, nodes[Int(child)].nextSibling >= 0 {
          if count == position { return .written(file: file, node: child) }
          child = nodes[Int(child)].nextSibling
          count += 1
        }
        return .unknown
      default: return .unknown
      }
    }
    return .unknown
  }

  /// Says what `\.member` is a member of, where it is an argument of a sequence's method.
  func keyPathRoot(of chain: ChainFact, depth: Int) -> Value {
    let context = facts.contexts[Int(chain.context)]
    guard context.kind == .argument, context.index >= 0 else { return .unknown }
    return element(forClosureAt: context, 0, depth) ?? .unknown
  }

  /// Says what a member of a library's sequence is worth, where its elements are known.
  func sequenceMember(_ component: ComponentFact, of value: Value, _ walk: ChainWalk) -> Value {
    if value == .library { return .library }
    guard element(of: value, ofDictionary: true) != nil else {
      if case .type(let type) = value, index.types[Int(type)].symbol == .none { return .library }
      if case .instance(let type) = value, index.types[Int(type)].hasLibrarySupertypes {
        return .library
      }
      if case .written(let file, let node) = value, isLibrary(node, in: file) { return .library }
      return .unknown
    }
    if index.known.elementResults.contains(component.name) {
      return element(of: value) ?? .unknown
    }
    if index.known.sameElementMethods.contains(component.name) { return value }
    return .library
  }

  /// Whether a written type is a library's, so that members that are not found are the library's too.
  private func isLibrary(_ node: Int32, in file: Int32) -> Bool {
    let found = types(of: .written(file: file, node: node))
    return found.isKnown && found.types.allSatisfy { index.types[Int($0)].hasLibrarySupertypes }
  }
}
