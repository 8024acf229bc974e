extension FileResolver {
  /// Walks a chain's first component: a name in scope, a literal, or what its place expects.
  func start(_ walk: inout ChainWalk) {
    guard walk.count > 0 else { return }
    switch walk.chain.base {
    case .name: startWithName(&walk)
    case .implicit:
      walk.value = expectedTerm(ofChain: walk.index, depth: walk.depth)
      if walk.chain.role != .keyPath {
        walk.asksType = true
        let inner = unwrapped(walk.value)
        if walk.value != Term.unknownID { walk.value = store.id(.metatype(inner)) }
      }
    case .string: walk.value = library(index.known.string)
    case .integer: walk.value = library(index.known.int)
    case .floatingPoint: walk.value = library(index.known.double)
    case .boolean: walk.value = library(index.known.bool)
    case .array, .dictionary:
      walk.value = receiver(of: walk.index, walk.chain, depth: walk.depth)
      if walk.value == Term.unknownID {
        walk.value = library(
          walk.chain.base == .array ? index.known.array : index.known.dictionary
        )
      }
    case .unknown: walk.value = receiver(of: walk.index, walk.chain, depth: walk.depth)
    }
  }

  private func startWithName(_ walk: inout ChainWalk) {
    let component = facts.components[Int(walk.chain.first)]
    walk.position = 1
    let known = index.known
    if component.name == known.selfValue || component.name == known.selfType
      || component.name == known.superValue
    {
      startWithSelf(component, &walk)
      return
    }
    if component.flags.contains(.isModule), walk.count > 1 {
      startWithModule(component, &walk)
      return
    }
    if isClosureArgument(component.name) {
      if walk.wantsValue { startWithDollar(component, &walk) }
      return
    }
    let lookup = index.lookup(
      component.name,
      walk.chain.role == .keyPath ? .types : .anything,
      file: file,
      scope: walk.chain.scope,
      offset: component.offset,
      locals: ownLocals
    )
    switch lookup {
    case .none: startWithLibraryName(component, &walk)
    case .ambiguous:
      if walk.emits { reportUnresolved(component, walk.chain, .ambiguous) }
    case .library:
      walk.value = Term.outsideID
      if walk.emits { output.found.libraryCount += 1 }
    case .doubtful:
      if walk.emits { reportUnresolved(component, walk.chain, .sdk) }
    case .found(let symbol) where isLocalValue(symbol):
      pass(symbol, component, receiver: Term.unknownID, &walk)
    case .found, .overloads:
      let use = Use(
        call: call(ofChain: walk.index, component: 0),
        chain: walk.index,
        depth: walk.depth
      )
      let found = named(lookup, component, walk.chain, use)
      if found.symbols.isEmpty {
        walk.value = Term.outsideID
      } else {
        pass(found, component, &walk, isMember: false)
      }
    }
  }

  /// Whether a declaration is a variable or parameter inside a function: no other can be meant by its name.
  private func isLocalValue(_ symbol: SymbolID) -> Bool {
    let declaration = index.declaration(symbol)
    switch declaration.kind {
    case .parameter: return true
    case .variable:
      let parent = index.declaration(SymbolID(file: symbol.file, index: declaration.parent)).kind
      return parent != .file && !parent.holdsMembers
    default: return false
    }
  }

  /// Finds what a chain's first name means, as it is used.
  func named(_ component: ComponentFact, _ chain: ChainFact, _ use: Use) -> Found {
    let lookup = index.lookup(
      component.name,
      .anything,
      file: file,
      scope: chain.scope,
      offset: component.offset,
      locals: ownLocals
    )
    return named(lookup, component, chain, use)
  }

  private func named(
    _ lookup: Lookup,
    _ component: ComponentFact,
    _ chain: ChainFact,
    _ use: Use
  ) -> Found {
    let symbols = candidates(lookup).keeping { fitsLibrary($0, component) }
    guard let first = symbols.first else { return Found() }
    let container = container(of: first)
    let declaration = index.declaration(first)
    guard container.index > 0, index.declaration(container).kind.holdsMembers,
      declaration.kind != .genericParameter
    else {
      let fitting = symbols.keeping { fits($0, use.call) }
      return Found(
        symbols: narrowed(fitting.isEmpty ? symbols : fitting, use, receiver: Term.unknownID),
        fits: !fitting.isEmpty
      )
    }
    if declaration.kind.isNominal || declaration.kind == .alias
      || declaration.kind == .associatedType
    {
      return Found(symbols: [first], receiver: Term.unknownID, fits: true)
    }
    guard let owner = owner(of: component.name, in: chain.scope) else {
      return Found(symbols: symbols, receiver: Term.unknownID, fits: true)
    }
    let receiver =
      index.types[Int(owner)].symbol == .none
      ? extendedTerm(around: chain.scope, in: file) ?? identity(of: owner)
      : identity(of: owner)
    return find(component, use, in: receiver, bases(of: receiver))
  }

  /// The innermost type around a scope that has a member of a name.
  private func owner(of name: NameID, in scope: Int32) -> TypeID? {
    var place = scope
    while place > 0 {
      if facts.declarations[Int(place)].kind.holdsMembers {
        let type = index.type(of: SymbolID(file: file, index: place))
        if type >= 0, index.member(name, .anything, of: type, seenFrom: file) != .none {
          return type
        }
      }
      place = facts.declarations[Int(place)].parent
    }
    return nil
  }

  /// Lists the declarations that a lookup found.
  func candidates(_ found: Lookup) -> [SymbolID] {
    switch found {
    case .found(let symbol): [symbol]
    case .overloads(let symbols): symbols
    case .none, .ambiguous, .library, .doubtful: []
    }
  }

  // MARK: self, modules, closures' arguments

  private func startWithSelf(_ component: ComponentFact, _ walk: inout ChainWalk) {
    guard walk.wantsValue || component.name == index.known.selfType else { return }
    if component.name == index.known.selfValue, let captured = capturedSelf(walk) {
      walk.value = finished(captured, component)
      return
    }
    guard let type = index.enclosingType(of: walk.chain.scope, in: file) else { return }
    let whole =
      index.types[Int(type)].symbol == .none
      ? extendedTerm(around: walk.chain.scope, in: file) ?? identity(of: type)
      : identity(of: type)
    if component.name == index.known.selfType {
      let isCalled = component.flags.contains(.isCalled)
      walk.value = isCalled ? whole : store.id(.metatype(whole))
      if isCalled, walk.emits { emitInitializer(of: whole, component, walk) }
    } else if component.name == index.known.superValue {
      walk.value = superclass(of: type)
    } else {
      walk.value = isInStaticContext(walk.chain.scope) ? store.id(.metatype(whole)) : whole
      walk.value = finished(walk.value, component)
    }
  }

  /// `guard let self = other`: what is bound under that name.
  private func capturedSelf(_ walk: ChainWalk) -> TermID? { nil }

  /// The class that a type inherits from, else the extended library type; protocols of the app are no `super`.
  private func superclass(of type: TypeID) -> TermID {
    for supertype in supertypes(of: type) {
      guard case .nominal(let own, _) = store[supertype] else { continue }
      let symbol = index.types[Int(own)].symbol
      if symbol != .none, index.declaration(symbol).kind == .class { return supertype }
    }
    for own in index.types[Int(type)].supertypes where index.types[Int(own)].symbol == .none {
      return identity(of: own)
    }
    return Term.outsideID
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

  private func startWithLibraryName(_ component: ComponentFact, _ walk: inout ChainWalk) {
    if walk.count > 1, index.isModule(component.name, seenFrom: file),
      passModule(component, &walk)
    {
      return
    }
    if walk.wantsValue { walk.value = libraryValue(component, walk) }
    guard walk.emits else { return }
    emitLibraryInitializer(component, walk)
    reportLibrary(component, walk.chain)
  }

  /// What a library's name is worth: a type by its capital, else something.
  private func libraryValue(_ component: ComponentFact, _ walk: ChainWalk) -> TermID {
    let name = component.name
    let text = index.codebase.names[name]
    if text == "zip", component.flags.contains(.isCalled) { return zipped(walk) }
    guard text.utf8.first.map({ $0 >= 65 && $0 <= 90 }) ?? false else {
      if index.known.comparingFunctions.contains(name), component.flags.contains(.isCalled),
        let first = arguments(ofChain: walk.index, component: 0).first
      {
        return term(ofValue: first.value, depth: walk.depth + 1)
      }
      if index.known.lendingMethods.contains(name), component.flags.contains(.isCalled) {
        return lent(walk)
      }
      return index.known.plainMembers[name].map { library($0) } ?? Term.outsideID
    }
    let arguments = genericArguments(ofChain: walk.index, component: 0)
    let type = store.id(.library([name], arguments))
    guard component.flags.contains(.isCalled) else { return store.id(.metatype(type)) }
    guard arguments.isEmpty else { return finished(type, component) }
    return finished(constructed(name, walk) ?? type, component)
  }

  /// `Array(drafts)`, `Set(drafts)`, `Dictionary(grouping: drafts) { … }`.
  private func constructed(_ name: NameID, _ walk: ChainWalk) -> TermID? {
    guard let first = arguments(ofChain: walk.index, component: 0).first else { return nil }
    let isDictionary = name == index.known.dictionary
    guard isDictionary || index.known.sequences.contains(name),
      let element = element(of: term(ofValue: first.value, depth: walk.depth + 1))
    else { return nil }
    guard isDictionary else { return store.id(.library([name], [element])) }
    switch index.codebase.names[first.label] {
    case "grouping":
      return store.id(.library([name], [Term.unknownID, array(of: element)]))
    case "uniqueKeysWithValues":
      return store.id(.library([name], [part(0, of: element), part(1, of: element)]))
    default: return nil
    }
  }

  private func zipped(_ walk: ChainWalk) -> TermID {
    let parts = arguments(ofChain: walk.index, component: 0).map {
      element(of: term(ofValue: $0.value, depth: walk.depth + 1)) ?? Term.unknownID
    }
    return array(of: store.id(.tuple(parts, parts.map { _ in 0 })))
  }

  private func startWithModule(_ component: ComponentFact, _ walk: inout ChainWalk) {
    if !passModule(component, &walk) {
      walk.position = 2
      walk.value = Term.outsideID
      if walk.emits { output.found.libraryCount += 1 }
    }
  }

  /// Walks on behind a module's name: to what the module declares.
  private func passModule(_ component: ComponentFact, _ walk: inout ChainWalk) -> Bool {
    let next = facts.components[Int(walk.chain.first) + 1]
    let lookup = index.global(next.name, .anything, inModule: component.name, seenFrom: file)
    let symbols = candidates(lookup)
    guard !symbols.isEmpty else { return false }
    walk.position = 2
    let use = Use(
      call: call(ofChain: walk.index, component: 1),
      chain: walk.index,
      component: 1,
      depth: walk.depth
    )
    let fitting = symbols.filter { fits($0, use.call) }
    let found = Found(
      symbols: narrowed(fitting.isEmpty ? symbols : fitting, use, receiver: Term.unknownID),
      fits: !fitting.isEmpty
    )
    pass(found, next, &walk, isMember: false)
    return true
  }

  private func isClosureArgument(_ name: NameID) -> Bool {
    index.known.dollarNames.contains(name)
  }

  private func startWithDollar(_ component: ComponentFact, _ walk: inout ChainWalk) {
    let name = index.codebase.names[component.name].dropFirst()
    if Int(name) != nil {
      walk.value = finished(closureArgument(component, walk), component)
    } else {
      walk.value = projected(String(name), component, walk)
    }
  }
}
