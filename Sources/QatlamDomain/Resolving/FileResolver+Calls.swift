/// What calls call, and what they hand over.
extension FileResolver {
  /// Returns what a call at a component of a chain calls, where that is one declaration.
  func callee(ofChain chain: Int32, component: Int, depth: Int) -> Callee? {
    let key = UInt64(UInt32(bitPattern: chain)) << 16 | UInt64(component)
    if isHome, let known = store.callees[key] { return known.symbol == .none ? nil : known }
    guard depth < Self.depthLimit else {
      store.isTainted = true
      return nil
    }
    let found = findCallee(ofChain: chain, component: component, depth: depth + 1)
    if isHome, !store.isTainted {
      store.callees[key] = found ?? Callee(symbol: .none, receiver: Term.unknownID)
    }
    return found
  }

  private func findCallee(ofChain index: Int32, component: Int, depth: Int) -> Callee? {
    let found = callees(ofChain: index, component: component, depth: depth)
    return found.count == 1 ? found[0] : nil
  }

  /// Returns all that a call may call.
  func callees(ofChain index: Int32, component position: Int, depth: Int) -> [Callee] {
    let chain = facts.chains[Int(index)]
    guard position < Int(chain.count), depth < Self.depthLimit else { return [] }
    let component = facts.components[Int(chain.first) + position]
    var use = Use(call: call(ofChain: index, component: position))
    use.chain = index
    use.component = position
    use.depth = depth
    let found: Found
    if position == 0, chain.base == .name {
      found = named(component, chain, use)
    } else {
      let value =
        position == 0
        ? store.id(.metatype(firstReceiver(of: index, chain, depth: depth)))
        : evaluate(index, depth: depth, limit: position)
      let receiver = position == 0 && chain.base != .implicit ? unmetatyped(value) : value
      if component.name == self.index.known.initializer {
        return initializers(of: unwrapped(unmetatyped(receiver)), use)
      }
      use.isStatic = isMetatype(receiver)
      found = find(component, use, in: receiver, bases(of: receiver))
    }
    return found.symbols.flatMap { called($0, receiver: found.receiver, use) }
  }

  /// What stands before a chain's first component.
  private func firstReceiver(of index: Int32, _ chain: ChainFact, depth: Int) -> TermID {
    chain.base == .implicit
      ? unwrapped(expectedTerm(ofChain: index, depth: depth + 1))
      : receiver(of: index, chain, depth: depth)
  }

  func isMetatype(_ term: TermID) -> Bool {
    unmetatyped(term) != term
  }

  /// The function, case or initialiser that is called where a declaration is.
  private func called(_ symbol: SymbolID, receiver: TermID, _ use: Use) -> [Callee] {
    let declaration = index.declaration(symbol)
    switch declaration.kind {
    case .function, .enumCase, .initializer: return [Callee(symbol: symbol, receiver: receiver)]
    case .class, .struct, .enum, .actor, .alias:
      return initializers(
        of: term(declared: symbol, [], in: file, scope: facts.chains[Int(use.chain)].scope),
        use
      )
    default: return []
    }
  }

  /// Returns the initialiser of a type that a call fits, where that is one.
  func initializer(of term: TermID, _ use: Use) -> Callee? {
    let found = initializers(of: term, use)
    return found.count == 1 ? found[0] : nil
  }

  private func initializers(of term: TermID, _ use: Use) -> [Callee] {
    let type: TypeID
    switch store[term] {
    case .nominal(let own, _): type = own
    case .selfType(let own): type = own
    default: return []
    }
    return initializers(of: type, use, receiver: term).map { Callee(symbol: $0, receiver: term) }
  }

  /// The initialisers of a type and of what it inherits that a call fits best.
  func initializers(of type: TypeID, _ use: Use, receiver: TermID) -> [SymbolID] {
    guard index.known.initializer != .max else { return [] }
    var found: [SymbolID] = []
    index.eachLayer(index.known.initializer, .initializers, of: type, seenFrom: file) { layer in
      let fitting = layer.filter { symbol in
        isInherited(symbol, by: type) && index.accepts(symbol, use.call)
          && applies(index.declaration(symbol), symbol, to: receiver)
      }
      found = narrowed(fitting, use, receiver: receiver)
      return fitting.isEmpty
    }
    return found
  }

  /// Whether an initialiser is a type's own, or one that it gets as it is: of a protocol's extension, or convenient.
  private func isInherited(_ initializer: SymbolID, by type: TypeID) -> Bool {
    let container = container(of: initializer)
    let owner = index.type(of: container)
    guard owner != type, owner >= 0, index.types[Int(owner)].symbol != .none else { return true }
    switch index.declaration(index.types[Int(owner)].symbol).kind {
    case .protocol:
      let symbol = index.types[Int(type)].symbol
      return index.declaration(container).kind == .extension
        || symbol != .none && index.declaration(symbol).kind == .protocol
    case .class: return index.declaration(initializer).flags.contains(.isConvenience)
    default: return true
    }
  }

  /// The call at a component, as it is written.
  func call(ofChain chain: Int32, component: Int) -> Call {
    let fact = facts.chains[Int(chain)]
    return Call(
      facts.components[Int(fact.first) + component],
      labels: labels(chain: chain, component: component)
    )
  }

  // MARK: Written arguments

  /// The arguments of a call, in order.
  func arguments(ofChain chain: Int32, component: Int) -> [ArgumentFact] {
    var found: [ArgumentFact] = []
    var position = firstArgument(ofChain: chain)
    while position < facts.arguments.count, facts.arguments[position].chain == chain {
      let fact = facts.arguments[position]
      position += 1
      guard Int(fact.component) == component, fact.position < ArgumentFact.firstGeneric else {
        continue
      }
      found.append(fact)
    }
    return found
  }

  /// The generic arguments of a component, as type nodes.
  func genericArguments(ofChain chain: Int32, component: Int) -> [TermID] {
    var found: [TermID] = []
    let use = facts.components[Int(facts.chains[Int(chain)].first) + component]
    guard use.flags.contains(.hasGenericArguments) else { return found }
    var position = firstArgument(ofChain: chain)
    while position < facts.arguments.count, facts.arguments[position].chain == chain {
      let fact = facts.arguments[position]
      position += 1
      guard Int(fact.component) == component, fact.position >= ArgumentFact.firstGeneric,
        fact.component != ArgumentFact.receiver
      else { continue }
      found.append(term(written: fact.value, in: file))
    }
    return found
  }

  /// What stands before the first component of a chain, as a `ValueCode`.
  func receiverCode(ofChain chain: Int32) -> Int32 {
    var position = firstArgument(ofChain: chain)
    while position < facts.arguments.count, facts.arguments[position].chain == chain {
      if facts.arguments[position].component == ArgumentFact.receiver {
        return facts.arguments[position].value
      }
      position += 1
    }
    return ValueCode.unknown
  }

  /// The labels of the call of the component that was reached last, by position; zero for none.
  func labels(of walk: ChainWalk) -> [NameID] {
    let component = walk.chain.base == .name && walk.position == 0 ? 0 : walk.position - 1
    return labels(chain: walk.index, component: component)
  }

  /// The labels of a call by position, zero for none.
  ///
  /// The list may be shorter than the arguments.
  func labels(chain: Int32, component: Int) -> [NameID] {
    var found: [NameID] = []
    let use = facts.components[Int(facts.chains[Int(chain)].first) + component]
    guard use.flags.contains(.isCalled), use.argumentCount > 0 else { return found }
    var position = firstArgument(ofChain: chain)
    while position < facts.arguments.count, facts.arguments[position].chain == chain {
      let fact = facts.arguments[position]
      position += 1
      guard Int(fact.component) == component, fact.position < ArgumentFact.firstGeneric else {
        continue
      }
      while found.count < Int(fact.position) { found.append(0) }
      found.append(fact.label)
    }
    return found
  }

  private func firstArgument(ofChain chain: Int32) -> Int {
    if isHome { return Int(store.firstArguments[Int(chain)]) }
    var low = 0
    var high = facts.arguments.count
    while low < high {
      let middle = (low + high) / 2
      if facts.arguments[middle].chain < chain { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
