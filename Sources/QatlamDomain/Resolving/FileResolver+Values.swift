extension FileResolver {
  /// Lists the types of the codebase that a value may have members of; `isKnown` says that a miss is a library's member.
  func types(of value: Value) -> (types: [TypeID], isKnown: Bool) {
    switch value {
    case .unknown, .function: return ([], false)
    case .library: return ([], false)
    case .instance(let type), .type(let type):
      guard index.types[Int(type)].symbol == .none else { return ([type], false) }
      return ([type] + relatives(of: index.types[Int(type)].name), true)
    case .written(let file, let node): return types(written: node, in: file)
    }
  }

  private func types(written node: Int32, in file: Int32) -> (types: [TypeID], isKnown: Bool) {
    let nodes = index.codebase.files[Int(file)].types
    var open = [node]
    var found: [TypeID] = []
    var isKnown = true
    let isOptional = nodes[Int(node)].kind == .optional
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
    if isOptional { found += libraryType(index.known.optional) }
    return (found, isKnown)
  }

  /// The extended library type of a name, and those that it also is.
  private func libraryType(_ name: NameID) -> [TypeID] {
    (index.libraryTypes[[name]].map { [$0] } ?? []) + relatives(of: name)
  }

  private func relatives(of name: NameID) -> [TypeID] {
    (index.known.relatives[name] ?? []).compactMap { index.libraryTypes[[$0]] }
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
      if let name = path.last { found += relatives(of: name) }
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
    if declaration.type >= 0 {
      return types(written: declaration.type, in: symbol.file).types.first
    }
    return whereConstraint(of: symbol, declaration)
  }

  /// Reads `where T: P`: the chain behind the parameter's own name in its owner's clause.
  private func whereConstraint(of symbol: SymbolID, _ parameter: DeclarationFact) -> TypeID? {
    guard parameter.kind == .genericParameter else { return nil }
    let facts = index.codebase.files[Int(symbol.file)]
    var isNext = false
    for chain in facts.chains
    where chain.role == .genericConstraint && chain.scope == parameter.parent {
      if isNext {
        if case .type(let type) = typePath(chain, in: symbol.file) { return type }
        return nil
      }
      isNext = chain.count == 1 && facts.components[Int(chain.first)].name == parameter.name
    }
    return nil
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
    value = substituted(value, in: walk.value)
    if component.flags.contains(.isSubscripted) { value = subscripted(value) }
    return value
  }

  /// Puts the generic argument that the receiver is written with in the place of its type's parameter.
  private func substituted(_ value: Value, in receiver: Value) -> Value {
    guard case .written(let file, let node) = value, case .written(let home, var place) = receiver
    else { return value }
    let facts = index.codebase.files[Int(file)]
    var inner = node
    while facts.types[Int(inner)].kind == .optional
      || facts.types[Int(inner)].kind == .implicitlyUnwrapped
    {
      inner = facts.types[Int(inner)].firstChild
      if inner < 0 { return value }
    }
    let fact = facts.types[Int(inner)]
    guard fact.kind == .named, fact.chain >= 0,
      case .placeholder(let parameter) = typePath(facts.chains[Int(fact.chain)], in: file),
      index.declaration(parameter).kind == .genericParameter
    else { return value }
    let nodes = index.codebase.files[Int(home)].types
    while nodes[Int(place)].kind != .named, nodes[Int(place)].firstChild >= 0 {
      place = nodes[Int(place)].firstChild
    }
    let owner = index.declaration(parameter).parent
    var child = nodes[Int(place)].firstChild
    var position = parameter.index - owner - 1
    while child >= 0, position > 0 {
      child = nodes[Int(child)].nextSibling
      position -= 1
    }
    return child < 0 ? value : .written(file: home, node: child)
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
    for type in types(of: value).types {
      let name = index.known.subscriptName
      guard name != .max,
        case .found(let symbol) = index.member(name, .subscripts, of: type, seenFrom: file)
      else { continue }
      let declaration = index.declaration(symbol)
      return declaration.type < 0 ? .unknown : written(declaration.type, in: symbol.file)
    }
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
