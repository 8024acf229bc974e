/// Terms of declarations where they are used.
extension FileResolver {
  /// Says what a declaration is worth at a component, after the call or subscript that it adds.
  ///
  /// The receiver is the term whose member it is; unknown for what stands at top level.
  func value(
    of symbol: SymbolID,
    _ component: ComponentFact,
    receiver: TermID,
    _ walk: ChainWalk
  ) -> TermID {
    let declaration = index.declaration(symbol)
    var term: TermID
    switch declaration.kind {
    case .function:
      term = function(symbol, declaration, component, receiver: receiver, walk)
    case .enumCase:
      term = enumCase(symbol, component, receiver: receiver, walk)
    case .variable, .parameter:
      term = variable(symbol, declaration, depth: walk.depth)
      if component.flags.contains(.isSubscripted), store[unwrapped(term)] == .unknown {
        return term
      }
      term = substituted(term, memberSubstitution(symbol, receiver: receiver))
      if component.flags.contains(.isCalled) { term = called(term) }
    default: return Term.unknownID
    }
    return finished(term, component)
  }

  /// Takes off what `[…]`, `?` and `!` behind a component take off.
  func finished(_ term: TermID, _ component: ComponentFact) -> TermID {
    var term = term
    if component.flags.contains(.isSubscripted) { term = subscripted(term) }
    if component.flags.contains(.isApplied) {
      // One call or subscript more: what comes out of the first tells which.
      if case .function = store[unwrapped(term)] {
        term = called(term)
      } else if case .nominal = store[unwrapped(term)],
        !component.flags.contains(.isSubscripted)
      {
        term = called(term)
      } else {
        term = component.flags.contains(.isSubscripted) ? subscripted(term) : Term.unknownID
      }
    }
    if component.flags.contains(.isForced) || component.flags.contains(.isOptionalChained) {
      term = unwrapped(term)
    }
    return term
  }

  /// What placeholders stand for in a member's type, seen on a receiver.
  func memberSubstitution(_ symbol: SymbolID, receiver: TermID) -> Substitution {
    guard receiver != Term.unknownID else { return Substitution() }
    let container = container(of: symbol)
    guard container.index > 0 else { return Substitution() }
    return substitution(for: index.type(of: container), receiver: receiver)
  }

  private func function(
    _ symbol: SymbolID,
    _ declaration: DeclarationFact,
    _ component: ComponentFact,
    receiver: TermID,
    _ walk: ChainWalk
  ) -> TermID {
    let result =
      declaration.type < 0
      ? store.id(.tuple([], [])) : term(written: declaration.type, in: symbol.file)
    var substitution = memberSubstitution(symbol, receiver: receiver)
    guard component.flags.contains(.isCalled) else {
      let parameters = index.parameters(of: symbol).map {
        substituted(parameterTerm($0), substitution)
      }
      return store.id(.function(parameters, substituted(result, substitution)))
    }
    guard store.isOpen[Int(result)] else { return result }
    let open = substituted(result, substitution)
    guard store.isOpen[Int(open)], !index.genericParameters(of: symbol).isEmpty else { return open }
    infer(symbol, use(of: component, walk), &substitution, includingClosures: true)
    inferFromExpectation(result, walk, &substitution)
    return substituted(result, substitution)
  }

  /// What a call's place expects tells what its arguments do not.
  private func inferFromExpectation(
    _ result: TermID,
    _ walk: ChainWalk,
    _ substitution: inout Substitution
  ) {
    guard walk.index >= 0, walk.position == Int(walk.chain.count), walk.chain.context >= 0 else {
      return
    }
    match(result, expectedTerm(ofChain: walk.index, depth: walk.depth + 1), &substitution)
  }

  private func enumCase(
    _ symbol: SymbolID,
    _ component: ComponentFact,
    receiver: TermID,
    _ walk: ChainWalk
  ) -> TermID {
    guard let type = index.enclosingType(of: symbol.index, in: symbol.file) else {
      return Term.unknownID
    }
    let owner = unmetatyped(receiver)
    if owner != Term.unknownID, case .nominal(type, let arguments) = store[owner],
      !arguments.contains(Term.unknownID)
    {
      return owner
    }
    let whole = identity(of: type)
    guard store.isOpen[Int(whole)] else { return whole }
    var substitution = Substitution()
    if component.flags.contains(.isCalled) {
      infer(symbol, use(of: component, walk), &substitution, includingClosures: true)
    }
    return substituted(whole, substitution)
  }

  /// How the component that a walk passed last is used.
  func use(of component: ComponentFact, _ walk: ChainWalk) -> Use {
    let position = walk.chain.base == .name && walk.position == 0 ? 0 : walk.position - 1
    return Use(
      call: Call(component, labels: labels(of: walk)),
      chain: walk.index,
      component: position,
      depth: walk.depth
    )
  }

  /// Finds out what the placeholders of a declaration stand for from the arguments of a call.
  func infer(
    _ symbol: SymbolID,
    _ use: Use,
    _ substitution: inout Substitution,
    includingClosures: Bool
  ) {
    guard use.chain >= 0, use.depth < Self.depthLimit,
      let taken = index.assignment(of: symbol, use.call)
    else { return }
    let arguments = arguments(ofChain: use.chain, component: use.component)
    for isClosureTurn in includingClosures ? [false, true] : [false] {
      for argument in arguments where Int(argument.position) < taken.count {
        let expression = ValueCode.expression(of: argument.value)
        let isClosure = expression.map { facts.expressions[$0].kind == .closure } ?? false
        guard isClosure == isClosureTurn else { continue }
        let pattern = parameterTerm(taken[Int(argument.position)])
        guard store.isOpen[Int(pattern)] else { continue }
        if let expression, isClosure {
          inferFromClosure(facts.expressions[expression], pattern, &substitution, use.depth)
        } else {
          match(pattern, term(ofValue: argument.value, depth: use.depth + 1), &substitution)
        }
      }
    }
  }

  private func inferFromClosure(
    _ closure: ExpressionFact,
    _ pattern: TermID,
    _ substitution: inout Substitution,
    _ depth: Int
  ) {
    guard case .function(let parameters, let result) = store[unwrapped(pattern)] else { return }
    let own = index.parameters(of: SymbolID(file: file, index: closure.value))
    for (parameter, fact) in zip(parameters, own) {
      match(parameter, parameterTerm(fact), &substitution)
    }
    let known = substituted(result, substitution)
    guard store.isOpen[Int(known)] else { return }
    match(result, closureResult(closure, depth: depth + 1), &substitution)
  }

  /// What comes out when a value is called.
  func called(_ term: TermID) -> TermID {
    let inner = unwrapped(term)
    switch store[inner] {
    case .function(_, let result): return result
    case .metatype(let type): return type
    case .outside, .library: return Term.outsideID
    case .nominal:
      guard index.known.callAsFunction != .max else { return Term.unknownID }
      for base in bases(of: inner).list {
        let found = index.member(
          index.known.callAsFunction,
          .anything,
          of: base.type,
          seenFrom: file
        )
        var terms: Set<TermID> = []
        for symbol in candidates(found) {
          let declaration = index.declaration(symbol)
          guard declaration.type >= 0 else { return Term.outsideID }
          terms.insert(
            substituted(
              self.term(written: declaration.type, in: symbol.file),
              memberSubstitution(symbol, receiver: base.term)
            )
          )
        }
        if terms.count == 1, let only = terms.first { return only }
        if !terms.isEmpty { return Term.unknownID }
      }
      return Term.unknownID
    default: return Term.unknownID
    }
  }

  /// What comes out when a value is subscripted.
  func subscripted(_ term: TermID) -> TermID {
    let inner = unwrapped(unmetatyped(term))
    if case .library(let path, let arguments) = store[inner], path.count == 1 {
      if path[0] == index.known.dictionary, arguments.count == 2 { return optional(arguments[1]) }
      if let element = element(of: inner) { return element }
    }
    guard index.known.subscriptName != .max else { return Term.unknownID }
    for base in bases(of: inner).list {
      let found = index.member(
        index.known.subscriptName,
        .subscripts,
        of: base.type,
        seenFrom: file
      )
      var terms: Set<TermID> = []
      for symbol in candidates(found) {
        let declaration = index.declaration(symbol)
        guard declaration.type >= 0 else { continue }
        terms.insert(
          substituted(
            self.term(written: declaration.type, in: symbol.file),
            memberSubstitution(symbol, receiver: base.term)
          )
        )
      }
      if terms.count == 1, let only = terms.first { return only }
      if terms.count > 1 { return Term.unknownID }
    }
    return Term.unknownID
  }

  /// The element of an array, a set or another library's sequence; of a dictionary its pairs.
  func element(of term: TermID) -> TermID? {
    switch store[unwrapped(term)] {
    case .library(let path, let arguments):
      guard path.count == 1 else { return nil }
      if path[0] == index.known.dictionary, arguments.count == 2 { return pair(arguments) }
      guard arguments.count >= 1, index.known.sequences.contains(path[0]) else { return nil }
      return arguments[0]
    case .nominal, .placeholder, .member, .selfType:
      guard index.known.element != .max else { return nil }
      let member = memberType(index.known.element, of: unwrapped(term), depth: 0)
      return isTelling(member) ? member : nil
    default: return nil
    }
  }

  // MARK: Variables

  /// Says what a variable or parameter holds.
  func variable(_ symbol: SymbolID, _ declaration: DeclarationFact, depth: Int) -> TermID {
    if declaration.type >= 0 {
      let term = term(written: declaration.type, in: symbol.file)
      guard declaration.flags.contains(.isVariadic) else { return term }
      return store.array(of: term)
    }
    let isOwn = symbol.file == store.file
    if let known = isOwn ? store.ownVariables[symbol.index] : store.otherVariables[symbol] {
      return known
    }
    guard depth < Self.depthLimit, store.underway.insert(symbol).inserted else { return givenUp }
    defer { store.underway.remove(symbol) }
    let term = resolver(of: symbol.file).inferred(symbol, declaration, depth: depth + 1)
    guard !store.isTainted else { return term }
    if isOwn {
      store.ownVariables[symbol.index] = term
    } else {
      store.otherVariables[symbol] = term
    }
    return term
  }

  /// Something was not followed to its end: nothing that rests on it is kept.
  var givenUp: TermID {
    store.isTainted = true
    return Term.unknownID
  }

  /// A resolver of another file, which shares everything but the names and the facts.
  func resolver(of other: Int32) -> FileResolver {
    guard other != file else { return self }
    return FileResolver(
      index: index,
      locals: locals,
      file: other,
      facts: index.codebase.files[Int(other)],
      output: output,
      store: store
    )
  }

  /// Infers a variable's type from what it is bound to.
  func inferred(_ symbol: SymbolID, _ declaration: DeclarationFact, depth: Int) -> TermID {
    if declaration.flags.contains(.isPatternBinding) {
      return bound(symbol, declaration, depth: depth)
    }
    if declaration.kind == .parameter { return closureParameter(symbol, declaration, depth: depth) }
    if declaration.value == ValueCode.unknown {
      guard declaration.parent > 0 else { return Term.unknownID }
      return wrapped(symbol, declaration)
    }
    return whole(declaration, depth: depth)
  }

  /// The value that a variable is bound to, before a pattern takes it apart.
  func whole(_ declaration: DeclarationFact, depth: Int) -> TermID {
    let term = term(ofValue: declaration.value, depth: depth)
    if declaration.flags.contains(.iterates) { return element(of: term) ?? Term.unknownID }
    return declaration.flags.contains(.unwraps) ? unwrapped(term) : term
  }

  /// The type of a property without one, by the wrapper's argument: `@Injected(\.drafts) var drafts`.
  private func wrapped(_ symbol: SymbolID, _ declaration: DeclarationFact) -> TermID {
    // Few have an attribute, and the key path is its argument.
    guard !facts.attributes(of: symbol.index).isEmpty else { return Term.unknownID }
    for chain in facts.chains.indices
    where facts.chains[chain].scope == symbol.index && facts.chains[chain].role == .keyPath {
      let term = injected(facts.chains[chain])
      if isTelling(term) { return term }
    }
    return Term.unknownID
  }
}
