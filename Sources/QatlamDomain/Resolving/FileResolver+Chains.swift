extension FileResolver {
  /// Walks a chain of this file and says what is known of its value.
  ///
  /// - Parameters:
  ///   - chainIndex: The chain's index in the file.
  ///   - emits: Whether what is passed on the way is reported.
  ///   - depth: How many evaluations led here.
  ///   - limit: How many components are walked; `nil` walks all.
  /// - Returns: The value behind the last component that was walked.
  func evaluate(
    _ chainIndex: Int32,
    emits: Bool,
    depth: Int,
    limit: Int? = nil
  ) -> Value {
    guard depth < Self.depthLimit else { return .unknown }
    let chain = facts.chains[Int(chainIndex)]
    var walk = ChainWalk(
      chain: chain,
      index: chainIndex,
      emits: emits,
      depth: depth,
      file: file
    )
    walk.count = min(limit ?? Int(chain.count), Int(chain.count))
    start(&walk)
    while walk.position < walk.count {
      step(&walk)
    }
    settle(&walk)
    return walk.value
  }

  /// Evaluates a chain of any file; of other files nothing is reported and no local name is known.
  func evaluated(_ chainIndex: Int32, in file: Int32, depth: Int) -> Value {
    guard depth < Self.depthLimit else { return .unknown }
    guard file != self.file else {
      return evaluate(chainIndex, emits: false, depth: depth + 1)
    }
    let other = FileResolver(
      index: index,
      locals: locals,
      file: file,
      facts: index.codebase.files[Int(file)],
      output: output
    )
    return other.evaluate(chainIndex, emits: false, depth: depth + 1)
  }

  /// The local names, where they are those of the file at hand.
  private var ownLocals: LocalNames? { locals.file == file ? locals : nil }

  /// Says what stands in parentheses before a chain, where one chain or a cast tells.
  private func receiver(of chain: ChainFact, depth: Int) -> Value {
    guard chain.context >= 0 else { return .unknown }
    let context = facts.contexts[Int(chain.context)]
    switch context.kind {
    case .receiver: return evaluated(context.index, in: file, depth: depth)
    case .castReceiver: return written(context.index, in: file)
    default: return .unknown
    }
  }

  // MARK: - The first component

  private func start(_ walk: inout ChainWalk) {
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

  private func startWithName(_ walk: inout ChainWalk) {
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

  private func startWithSelf(_ component: ComponentFact, _ walk: inout ChainWalk) {
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

  /// The class or extended library type that a type inherits from; protocols are no `super`.
  private func superclass(of type: TypeID) -> TypeID? {
    index.types[Int(type)].supertypes.first { supertype in
      let symbol = index.types[Int(supertype)].symbol
      return symbol == .none || index.declaration(symbol).kind == .class
    }
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

  // MARK: - The next components

  private func step(_ walk: inout ChainWalk) {
    if walk.skipsNext {
      walk.skipsNext = false
      walk.position += 1
      return
    }
    let component = facts.components[Int(walk.chain.first) + walk.position]
    walk.position += 1
    let known = index.known
    if component.name == known.selfValue || component.name == known.typeMember
      || component.name == known.protocolMember
    {
      return
    }
    if component.name == known.initializer {
      construct(component, &walk)
      return
    }
    let (types, isKnown) = types(of: walk.value)
    for type in types {
      let found = candidates(index.member(component.name, .anything, of: type, seenFrom: file))
        .filter { fitsLibrary($0, component) }
      guard !found.isEmpty else { continue }
      pass(found, component, &walk, isMember: true)
      return
    }
    let before = walk.value
    if walk.emits, index.known.judgingMethods.contains(component.name) {
      noteCollection(component, of: before, walk)
    }
    walk.value = sequenceMember(component, of: before, walk)
    guard walk.emits, walk.value == .unknown, !isKnown else {
      if walk.emits { output.found.libraryCount += 1 }
      return
    }
    if index.isMemberName[Int(component.name)] {
      reportUnresolved(component, walk.chain, before == .library ? .sdk : .inference)
    }
  }

  /// Keeps a call that chooses, orders or sums up elements of a type of the codebase.
  private func noteCollection(_ component: ComponentFact, of value: Value, _ walk: ChainWalk) {
    guard component.flags.contains(.isCalled), let element = element(of: value),
      let type = types(of: element).types.first
    else { return }
    output.found.collectionUses.append(
      CollectionUse(
        method: component.name,
        offset: component.offset,
        scope: walk.chain.scope,
        element: type
      )
    )
  }

  private func construct(_ component: ComponentFact, _ walk: inout ChainWalk) {
    let (types, _) = types(of: walk.value)
    guard let type = types.first else {
      walk.value = walk.value == .library ? .library : .unknown
      return
    }
    if walk.asksType, walk.position == 1, walk.emits {
      emit(type: type, .construction, at: component, walk.chain)
    } else if let pending = walk.pending, case .type = walk.value {
      walk.pending = nil
      if walk.emits { emit(pending.symbol, .construction, at: pending.component, walk.chain) }
    }
    emitInitializer(of: type, component, walk)
    walk.value = .instance(type)
  }

  /// Reports the initialiser that is called where an extension in another file declares it: it is that file's.
  private func emitInitializer(of type: TypeID, _ component: ComponentFact, _ walk: ChainWalk) {
    guard walk.emits, component.flags.contains(.isCalled), type >= 0 else { return }
    let home = index.types[Int(type)].symbol
    let initializers = index.initializers(of: type)
    guard initializers.contains(where: { $0.file != home.file }) else { return }
    let call = Call(component, labels: labels(of: walk))
    let fitting = initializers.filter { index.accepts($0, call) }
    guard fitting.count == 1, fitting[0].file != home.file else { return }
    emit(fitting[0], .member, at: component, walk.chain)
  }

  private func firstLabel(ofChain chain: Int32) -> Int {
    var low = 0
    var high = facts.labels.count
    while low < high {
      let middle = (low + high) / 2
      if facts.labels[middle].chain < chain { low = middle + 1 } else { high = middle }
    }
    return low
  }

  // MARK: - Passing a declaration

  private func pass(
    _ symbols: [SymbolID],
    _ component: ComponentFact,
    _ walk: inout ChainWalk,
    isMember: Bool
  ) {
    guard symbols.count > 1 || index.declaration(symbols[0]).kind == .function else {
      pass(symbols[0], component, &walk, isMember: isMember)
      return
    }
    let call = Call(component, labels: labels(of: walk))
    let fitting = symbols.filter { fits($0, call) }
    let candidates = fitting.isEmpty ? symbols : fitting
    if !isMember, call.isCall, index.known.standardFunctions.contains(component.name),
      passStandardFunction(fitting, component, &walk)
    {
      return
    }
    if candidates.count == 1 {
      pass(candidates[0], component, &walk, isMember: isMember)
      return
    }
    let values = Set(candidates.map { value(of: $0, component, walk) })
    settle(&walk)
    walk.value = values.count == 1 ? values.first ?? .unknown : .unknown
    guard walk.emits else { return }
    if let only = decided(candidates) {
      emit(only, isMember ? .member : .function, at: component, walk.chain)
    } else {
      reportUnresolved(component, walk.chain, .overload)
    }
  }

  /// Whether a member can be meant where it is added to a library's type.
  ///
  /// The library has members of its own of that name, so what is not called, or called otherwise, is theirs.
  private func fitsLibrary(_ symbol: SymbolID, _ component: ComponentFact) -> Bool {
    let declaration = index.declaration(symbol)
    guard declaration.kind == .function, declaration.parent > 0 else { return true }
    let type = index.type(of: SymbolID(file: symbol.file, index: declaration.parent))
    guard type >= 0, index.types[Int(type)].symbol == .none else { return true }
    return component.flags.contains(.isCalled)
      && index.arity(of: symbol).contains(Int(component.argumentCount))
  }

  /// Whether a function takes such a call; what is no function fits what is not called.
  private func fits(_ symbol: SymbolID, _ call: Call) -> Bool {
    let declaration = index.declaration(symbol)
    guard call.isCall, declaration.kind == .function else {
      return declaration.kind != .function || !call.isCall
    }
    return index.accepts(symbol, call)
  }

  /// Leaves a call alone that may be one of Swift's own functions, which the app only overloads.
  ///
  /// - Returns: Whether the library's function may be meant: no labels tell the app's from it.
  private func passStandardFunction(
    _ fitting: [SymbolID],
    _ component: ComponentFact,
    _ walk: inout ChainWalk
  ) -> Bool {
    guard !fitting.isEmpty else {
      walk.value = .library
      if walk.emits { output.found.libraryCount += 1 }
      return true
    }
    let isTold = fitting.allSatisfy { symbol in
      index.parameters(of: symbol).contains { index.label(of: $0) != 0 }
    }
    guard !isTold else { return false }
    walk.value = .unknown
    if walk.emits { reportUnresolved(component, walk.chain, .overload) }
    return true
  }

  /// The labels of the call of the component that was reached last, by position; zero for none.
  private func labels(of walk: ChainWalk) -> [NameID] {
    let component = walk.chain.base == .name && walk.position == 0 ? 0 : walk.position - 1
    return labels(chain: walk.index, component: component)
  }

  /// The labels of a call by position, zero for none.
  ///
  /// The list may be shorter than the arguments.
  func labels(chain: Int32, component: Int) -> [NameID] {
    var found: [NameID] = []
    var position = firstLabel(ofChain: chain)
    while position < facts.labels.count, facts.labels[position].chain == chain {
      let fact = facts.labels[position]
      position += 1
      guard Int(fact.component) == component else { continue }
      while found.count < Int(fact.position) { found.append(0) }
      found.append(fact.label)
    }
    return found
  }

  private func pass(
    _ symbol: SymbolID,
    _ component: ComponentFact,
    _ walk: inout ChainWalk,
    isMember: Bool
  ) {
    let declaration = index.declaration(symbol)
    let isQualifier = walk.pending != nil && declaration.kind.isNominal
    if isQualifier { walk.pending = nil } else { settle(&walk) }
    switch declaration.kind {
    case .class, .struct, .enum, .actor, .protocol:
      walk.pending = .init(symbol: symbol, component: component, kind: .type)
      let type = index.type(of: symbol)
      if component.flags.contains(.isCalled) {
        walk.pending?.kind = .construction
        emitInitializer(of: type, component, walk)
        walk.value = .instance(type)
      } else {
        walk.value = .type(type)
      }
    case .alias: passAlias(symbol, component, &walk)
    case .associatedType, .genericParameter:
      walk.value = constraint(of: symbol).map { .type($0) } ?? .unknown
    case .function, .variable, .enumCase, .parameter, .subscript, .initializer:
      walk.value = value(of: symbol, component, walk)
      guard walk.emits, isReported(symbol, declaration) else { return }
      let kind: ResolvedReference.Kind =
        isMember || isMemberDeclaration(symbol, declaration)
        ? .member : declaration.kind == .function ? .function : .global
      emit(symbol, kind, at: component, walk.chain)
    default:
      walk.value = .unknown
    }
  }

  private func passAlias(
    _ symbol: SymbolID,
    _ component: ComponentFact,
    _ walk: inout ChainWalk
  ) {
    let path = index.typePath(.found(symbol), seenFrom: file, depth: 0)
    switch path {
    case .type(let type):
      let isCalled = component.flags.contains(.isCalled)
      let target = index.types[Int(type)].symbol
      if target != .none {
        walk.pending = .init(
          symbol: target,
          component: component,
          kind: isCalled ? .construction : .type
        )
      }
      walk.value = isCalled ? .instance(type) : .type(type)
    case .alias(let alias, let depth):
      let targets = index.aliasTargets(alias, depth: depth)
      if walk.emits {
        if targets.isEmpty { emit(alias, .alias, at: component, walk.chain) }
        for target in targets { emit(type: target, .type, at: component, walk.chain) }
      }
      walk.value = .unknown
    default: walk.value = .unknown
    }
  }

  /// Local names are no references; members and what stands at top level are.
  private func isReported(_ symbol: SymbolID, _ declaration: DeclarationFact) -> Bool {
    guard declaration.kind != .parameter, declaration.parent >= 0 else { return false }
    let parent = index.codebase.files[Int(symbol.file)].declarations[Int(declaration.parent)]
    return parent.kind == .file || parent.kind.holdsMembers
  }

  private func isMemberDeclaration(_ symbol: SymbolID, _ declaration: DeclarationFact) -> Bool {
    let parent = index.codebase.files[Int(symbol.file)].declarations[Int(declaration.parent)]
    return parent.kind.holdsMembers
  }

  /// Reports the type that the chain passed last, now that no nested type followed it.
  private func settle(_ walk: inout ChainWalk) {
    guard let pending = walk.pending else { return }
    walk.pending = nil
    if walk.emits { emit(pending.symbol, pending.kind, at: pending.component, walk.chain) }
  }
}
