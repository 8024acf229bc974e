extension FileResolver {
  /// Lists the types of the codebase that a value may have members of; `isKnown` says that a miss is a library's member.
  func types(of value: Value) -> (types: [TypeID], isKnown: Bool) {
    switch value {
    case .unknown, .function: return ([], false)
    case .library: return ([], false)
    case .instance(let type), .type(let type):
      return ([type], index.types[Int(type)].symbol == .none)
    case .written(let file, let node): return types(written: node, in: file)
    }
  }

  private func types(written node: Int32, in file: Int32) -> (types: [TypeID], isKnown: Bool) {
    let nodes = index.codebase.files[Int(file)].types
    var open = [node]
    var found: [TypeID] = []
    var isKnown = true
    while let next = open.popLast() {
      let node = nodes[Int(next)]
      switch node.kind {
      case .optional, .implicitlyUnwrapped, .some, .any, .metatype, .suppressed, .pack:
        if node.firstChild >= 0 { open.append(node.firstChild) }
      case .composition:
        var child = node.firstChild
        while child >= 0 {
          open.append(child)
          child = nodes[Int(child)].nextSibling
        }
      case .named: isKnown = add(named: node, in: file, to: &found) && isKnown
      case .array: found += libraryType(index.known.array)
      case .dictionary: found += libraryType(index.known.dictionary)
      case .tuple, .function, .other: isKnown = false
      }
    }
    return (found, isKnown)
  }

  private func libraryType(_ name: NameID) -> [TypeID] {
    index.libraryTypes[[name]].map { [$0] } ?? []
  }

  private func add(named node: TypeNode, in file: Int32, to found: inout [TypeID]) -> Bool {
    let chain = index.codebase.files[Int(file)].chains[Int(node.chain)]
    switch typePath(chain, in: file) {
    case .type(let type): found.append(type)
    case .alias(let alias, let depth): found += index.aliasTargets(alias, depth: depth)
    case .placeholder(let symbol):
      guard let type = constraint(of: symbol) else { return false }
      found.append(type)
    case .library:
      let components = index.codebase.files[Int(file)].components
      let path = (0..<Int(chain.count)).map { components[Int(chain.first) + $0].name }
      if let type = index.libraryTypes[path] { found.append(type) }
    case .unknown, .ambiguous: return false
    }
    return true
  }

  func typePath(_ chain: ChainFact, in file: Int32) -> TypePath {
    index.typePath(
      chain,
      in: file,
      scope: chain.scope,
      locals: locals.file == file ? locals : nil
    )
  }

  /// Returns the first type of the codebase that a generic parameter or associated type is bound to.
  func constraint(of symbol: SymbolID) -> TypeID? {
    let declaration = index.declaration(symbol)
    guard declaration.type >= 0 else { return nil }
    return types(written: declaration.type, in: symbol.file).types.first
  }

  // MARK: - Values of declarations

  /// Says what is known of a declaration's value, after the call or subscript that a component adds.
  func value(of symbol: SymbolID, _ component: ComponentFact, _ walk: ChainWalk) -> Value {
    if component.flags.contains(.isApplied) { return .unknown }
    let declaration = index.declaration(symbol)
    var value: Value
    switch declaration.kind {
    case .function:
      guard component.flags.contains(.isCalled) else { return .function(symbol) }
      value = result(of: symbol, declaration)
    case .enumCase:
      let type = index.enclosingType(of: symbol.index, in: symbol.file)
      value = type.map { .instance($0) } ?? .unknown
    case .variable, .parameter:
      value = self.value(ofVariable: symbol, declaration, depth: walk.depth)
      if component.flags.contains(.isCalled) { value = called(value) }
    default: return .unknown
    }
    if component.flags.contains(.isSubscripted) { value = subscripted(value) }
    return value
  }

  private func result(of symbol: SymbolID, _ declaration: DeclarationFact) -> Value {
    declaration.type < 0 ? .library : written(declaration.type, in: symbol.file)
  }

  /// Makes a value of a written type; `Self` is the type around it.
  func written(_ node: Int32, in file: Int32) -> Value {
    .written(file: file, node: node)
  }

  private func called(_ value: Value) -> Value {
    guard case .written(let file, let node) = value else { return .unknown }
    let nodes = index.codebase.files[Int(file)].types
    var current = node
    while current >= 0 {
      let fact = nodes[Int(current)]
      switch fact.kind {
      case .optional, .implicitlyUnwrapped: current = fact.firstChild
      case .function:
        var child = fact.firstChild
        while child >= 0, nodes[Int(child)].nextSibling >= 0 {
          child = nodes[Int(child)].nextSibling
        }
        return child < 0 ? .unknown : .written(file: file, node: child)
      case .named: return calledAsFunction(value)
      default: return .unknown
      }
    }
    return .unknown
  }

  private func calledAsFunction(_ value: Value) -> Value {
    guard let name = index.codebase.names.id(of: "callAsFunction") else { return .unknown }
    for type in types(of: value).types {
      if case .found(let symbol) = index.member(name, .anything, of: type, seenFrom: file) {
        return result(of: symbol, index.declaration(symbol))
      }
    }
    return .unknown
  }

  func subscripted(_ value: Value) -> Value {
    if let element = element(of: value, ofDictionary: true) { return element }
    guard case .instance = value else { return .unknown }
    return .unknown
  }

  /// Returns the element of a written array, set or (its values) dictionary.
  func element(of value: Value, ofDictionary: Bool = false) -> Value? {
    guard case .written(let file, let node) = value else { return nil }
    let facts = index.codebase.files[Int(file)]
    var current = node
    while current >= 0 {
      let fact = facts.types[Int(current)]
      switch fact.kind {
      case .optional, .implicitlyUnwrapped, .some, .any: current = fact.firstChild
      case .array: return fact.firstChild < 0 ? nil : .written(file: file, node: fact.firstChild)
      case .dictionary:
        guard ofDictionary, fact.firstChild >= 0 else { return nil }
        let second = facts.types[Int(fact.firstChild)].nextSibling
        return second < 0 ? nil : .written(file: file, node: second)
      case .named:
        guard fact.firstChild >= 0, isSequenceName(fact, facts) else {
          return aliasedElement(of: fact, in: file)
        }
        return .written(file: file, node: fact.firstChild)
      default: return nil
      }
    }
    return nil
  }

  private func isSequenceName(_ node: TypeNode, _ facts: FileFacts) -> Bool {
    guard node.chain >= 0 else { return false }
    let chain = facts.chains[Int(node.chain)]
    let name = facts.components[Int(chain.first) + Int(chain.count) - 1].name
    return name == index.known.array || name == index.known.set
  }

  private func aliasedElement(of node: TypeNode, in file: Int32) -> Value? {
    guard node.chain >= 0 else { return nil }
    let chain = index.codebase.files[Int(file)].chains[Int(node.chain)]
    guard case .alias(let alias, let depth) = typePath(chain, in: file), depth < 8 else {
      return nil
    }
    let declaration = index.declaration(alias)
    guard declaration.type >= 0 else { return nil }
    let target = index.codebase.files[Int(alias.file)].types[Int(declaration.type)]
    guard target.kind != .named else { return nil }
    return element(of: .written(file: alias.file, node: declaration.type))
  }

  // MARK: - Variables

  func value(ofVariable symbol: SymbolID, _ declaration: DeclarationFact, depth: Int) -> Value {
    if declaration.type >= 0 {
      guard declaration.flags.contains(.isVariadic) else {
        return written(declaration.type, in: symbol.file)
      }
      return .unknown
    }
    if declaration.flags.contains(.isPatternBinding) { return .unknown }
    if declaration.value >= 0 {
      let value = evaluated(declaration.value, in: symbol.file, depth: depth)
      if declaration.flags.contains(.iterates) { return element(of: value) ?? .unknown }
      return value
    }
    if declaration.kind == .parameter, symbol.file == file {
      return closureParameter(symbol, declaration, depth: depth)
    }
    return .unknown
  }
}
