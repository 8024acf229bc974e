extension FileResolver {
  /// Walks a chain's first component: a name in scope, a literal, or what its place expects.
  func start(_ walk: inout ChainWalk) {
    guard walk.count > 0 else { return }
    switch walk.chain.base {
    case .name:
      startWithName(&walk)
      walk.position = 1
    case .implicit:
      walk.value = expectedValue(of: walk.chain, depth: walk.depth)
      if walk.chain.role != .keyPath { walk.asksType = true }
    case .string: walk.value = libraryValue(index.known.string)
    case .integer: walk.value = libraryValue(index.known.int)
    case .floatingPoint: walk.value = libraryValue(index.known.double)
    case .boolean: walk.value = libraryValue(index.known.bool)
    case .array: walk.value = libraryValue(index.known.array)
    case .dictionary: walk.value = libraryValue(index.known.dictionary)
    case .unknown: walk.value = receiver(of: walk.chain, depth: walk.depth)
    }
  }

  func libraryValue(_ name: NameID) -> Value {
    index.libraryTypes[[name]].map { .instance($0) } ?? .library
  }

  func startWithName(_ walk: inout ChainWalk) {
    let component = facts.components[Int(walk.chain.first)]
    let known = index.known
    if component.name == known.selfValue || component.name == known.selfType
      || component.name == known.superValue
    {
      startWithSelf(component, &walk)
      return
    }
    let found = index.lookup(
      component.name,
      walk.chain.role == .keyPath ? .types : .anything,
      file: file,
      scope: walk.chain.scope,
      offset: component.offset,
      locals: ownLocals
    )
    switch found {
    case .none: startWithLibraryName(component, &walk)
    case .ambiguous:
      walk.value = .unknown
      if walk.emits { reportUnresolved(component, walk.chain, .ambiguous) }
    case .library:
      walk.value = .library
      if walk.emits { output.found.libraryCount += 1 }
    case .doubtful:
      walk.value = .unknown
      if walk.emits { reportUnresolved(component, walk.chain, .sdk) }
    case .found, .overloads:
      let fitting = candidates(found).filter { fitsLibrary($0, component) }
      if fitting.isEmpty {
        walk.value = .library
      } else {
        pass(fitting, component, &walk, isMember: false)
      }
    }
  }

  /// Lists the declarations that a lookup found.
  func candidates(_ found: Lookup) -> [SymbolID] {
    switch found {
    case .found(let symbol): [symbol]
    case .overloads(let symbols): symbols
    case .none, .ambiguous, .library, .doubtful: []
    }
  }

  func startWithSelf(_ component: ComponentFact, _ walk: inout ChainWalk) {
    guard let type = index.enclosingType(of: walk.chain.scope, in: file) else {
      walk.value = .unknown
      return
    }
    if component.name == index.known.selfType {
      walk.value = component.flags.contains(.isCalled) ? .instance(type) : .type(type)
    } else if component.flags.contains(.isSubscripted) {
      walk.value = .unknown
    } else if component.name == index.known.superValue {
      walk.value = superclass(of: type).map { .instance($0) } ?? .library
    } else {
      walk.value = isInStaticContext(walk.chain.scope) ? .type(type) : .instance(type)
    }
  }

  /// The class that a type inherits from, else the extended library type; protocols of the app are no `super`.
  private func superclass(of type: TypeID) -> TypeID? {
    let supertypes = index.types[Int(type)].supertypes
    let own = supertypes.first { supertype in
      let symbol = index.types[Int(supertype)].symbol
      return symbol != .none && index.declaration(symbol).kind == .class
    }
    return own ?? supertypes.first { index.types[Int($0)].symbol == .none }
  }

  private func isInStaticContext(_ scope: Int32) -> Bool {
    var place = scope
    while place > 0, !facts.declarations[Int(place)].kind.holdsMembers {
      let declaration = facts.declarations[Int(place)]
      let parent = facts.declarations[Int(declaration.parent)]
      if parent.kind.holdsMembers { return declaration.flags.contains(.isStatic) }
      place = declaration.parent
    }
    return false
  }

  func startWithLibraryName(_ component: ComponentFact, _ walk: inout ChainWalk) {
    if let type = index.libraryTypes[[component.name]] {
      walk.value = component.flags.contains(.isCalled) ? .instance(type) : .type(type)
      if walk.emits { reportLibrary(component, walk.chain) }
      return
    }
    if walk.count > 1, let symbol = moduleMember(component, walk) {
      let next = facts.components[Int(walk.chain.first) + 1]
      pass(symbol, next, &walk, isMember: false)
      walk.skipsNext = true
      return
    }
    walk.value = isClosureArgument(component.name) ? closureArgument(component, walk) : .library
    if walk.emits, walk.value == .library { reportLibrary(component, walk.chain) }
  }

  private func moduleMember(_ component: ComponentFact, _ walk: ChainWalk) -> SymbolID? {
    let name = index.codebase.names[component.name]
    guard index.moduleNames.contains(where: { $0 == name || $0.hasSuffix("/" + name) }) else {
      return nil
    }
    let next = facts.components[Int(walk.chain.first) + 1]
    if case .found(let symbol) = index.global(next.name, .anything, seenFrom: file) {
      return symbol
    }
    return nil
  }

  private func isClosureArgument(_ name: NameID) -> Bool {
    index.codebase.names[name].utf8.first == UInt8(ascii: "$")
  }
}
