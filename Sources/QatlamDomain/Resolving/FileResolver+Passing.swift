extension FileResolver {
  /// Passes what was found under a name: one declaration, or several of which one is meant.
  func pass(
    _ found: Found,
    _ component: ComponentFact,
    _ walk: inout ChainWalk,
    isMember: Bool
  ) {
    if !isMember, found.receiver == Term.unknownID,
      passStandardFunction(found, component, &walk)
    {
      return
    }
    if found.symbols.count == 1, found.fits || !isWrong(found.symbols[0], component) {
      pass(found.symbols[0], component, receiver: found.receiver, &walk)
      return
    }
    var values: Set<TermID> = []
    for symbol in found.symbols where walk.wantsValue {
      values.insert(value(of: symbol, component, receiver: found.receiver, walk))
    }
    settle(&walk)
    walk.value = values.count == 1 ? values.first ?? Term.unknownID : Term.unknownID
    guard walk.emits else { return }
    if !mayHave(component.name, found.receiver), let only = decided(found.symbols) {
      let kind = kind(of: only)
      emit(only, kind, at: component, walk.chain, certainty: .oneOfSeveral)
    } else {
      reportUnresolved(component, walk.chain, .overload)
    }
  }

  /// Whether a call does not fit the one declaration of its name, so that one that is not seen must be meant.
  private func isWrong(_ symbol: SymbolID, _ component: ComponentFact) -> Bool {
    index.declaration(symbol).kind == .function && component.flags.contains(.isCalled)
  }

  /// Whether a member can be meant where it is added to a library's type.
  ///
  /// The library has members of its own of that name, so what is not called, or called otherwise, is theirs.
  func fitsLibrary(_ symbol: SymbolID, _ component: ComponentFact) -> Bool {
    let declaration = index.declaration(symbol)
    guard declaration.kind == .function, declaration.parent > 0 else { return true }
    let type = index.type(of: SymbolID(file: symbol.file, index: declaration.parent))
    guard type >= 0, index.types[Int(type)].symbol == .none,
      !declaration.flags.contains(.isStatic)
    else { return true }
    return component.flags.contains(.isCalled)
      && index.arity(of: symbol).contains(Int(component.argumentCount))
  }

  /// Leaves a call alone that may be one of Swift's own functions, which the app only overloads.
  ///
  /// - Returns: Whether the library's function may be meant: no labels tell the app's from it.
  private func passStandardFunction(
    _ found: Found,
    _ component: ComponentFact,
    _ walk: inout ChainWalk
  ) -> Bool {
    guard component.flags.contains(.isCalled),
      index.known.standardFunctions.contains(component.name),
      found.symbols.allSatisfy({ index.declaration($0).kind == .function })
    else { return false }
    guard found.fits else {
      walk.value = Term.outsideID
      if walk.emits { output.found.libraryCount += 1 }
      return true
    }
    let isTold = found.symbols.allSatisfy { symbol in
      index.parameters(of: symbol).contains { index.label(of: $0) != 0 }
    }
    guard !isTold else { return false }
    if walk.emits { reportUnresolved(component, walk.chain, .overload) }
    return true
  }

  /// Passes one declaration.
  func pass(
    _ symbol: SymbolID,
    _ component: ComponentFact,
    receiver: TermID,
    _ walk: inout ChainWalk
  ) {
    let declaration = index.declaration(symbol)
    let isQualifier =
      walk.pending != nil && (declaration.kind.isNominal || declaration.kind == .alias)
    if isQualifier { qualify(&walk) } else { settle(&walk) }
    switch declaration.kind {
    case .class, .struct, .enum, .actor, .protocol:
      passType(symbol, component, receiver: receiver, &walk)
    case .alias: passAlias(symbol, component, &walk)
    case .associatedType, .genericParameter:
      let placeholder = store.id(.placeholder(symbol))
      let isCalled = component.flags.contains(.isCalled)
      walk.value = isCalled ? placeholder : store.id(.metatype(placeholder))
      if walk.emits, declaration.kind == .associatedType {
        emitPassing(symbol, .type, at: component.offset, walk.chain)
      }
    case .function, .variable, .enumCase, .parameter, .subscript, .initializer:
      if walk.wantsValue {
        walk.value = valueInBranches(of: symbol, component, receiver: receiver, walk)
      }
      guard walk.emits, isReported(symbol, declaration) else { return }
      emit(symbol, kind(of: symbol), at: component, walk.chain)
    default:
      walk.value = Term.unknownID
    }
  }

  /// What a declaration is worth, or any of those that other branches of `#if` have in its place.
  private func valueInBranches(
    of symbol: SymbolID,
    _ component: ComponentFact,
    receiver: TermID,
    _ walk: ChainWalk
  ) -> TermID {
    let value = value(of: symbol, component, receiver: receiver, walk)
    guard index.declaration(symbol).flags.contains(.isConditional) else { return value }
    var values = isTelling(value) ? [value] : []
    for twin in index.twins(of: symbol) {
      let other = self.value(of: twin, component, receiver: receiver, walk)
      if isTelling(other), !values.contains(other) { values.append(other) }
    }
    guard values.count > 1 else { return values.first ?? value }
    guard values.allSatisfy({ unwrapped($0) != $0 }) else { return store.id(.composition(values)) }
    return optional(store.id(.composition(values.map(unwrapped))))
  }

  private func kind(of symbol: SymbolID) -> ResolvedReference.Kind {
    let declaration = index.declaration(symbol)
    if isMemberDeclaration(symbol, declaration) { return .member }
    return declaration.kind == .function ? .function : .global
  }

  private func passType(
    _ symbol: SymbolID,
    _ component: ComponentFact,
    receiver: TermID,
    _ walk: inout ChainWalk
  ) {
    let isCalled = component.flags.contains(.isCalled)
    walk.pending = .init(
      symbol: symbol,
      component: component,
      kind: isCalled ? .construction : .type
    )
    guard isCalled || walk.wantsValue else { return }
    let arguments = genericArguments(ofChain: walk.index, component: walk.position - 1)
    var type = term(declared: symbol, arguments, in: file, scope: walk.chain.scope)
    if case .metatype(let outer) = store[walk.value] {
      type = substituted(
        type,
        substitution(for: index.types[Int(index.type(of: symbol))].outer, receiver: outer)
      )
    }
    guard isCalled else {
      let metatype = store.id(.metatype(type))
      // `Drafts["a"]`: a subscript of the type itself.
      let isSubscripted = component.flags.contains(.isSubscripted)
      walk.value = isSubscripted ? finished(metatype, component) : metatype
      return
    }
    emitInitializer(of: type, component, walk)
    guard walk.wantsValue else { return }
    walk.value = finished(made(type, use(of: component, walk)), component)
  }

  private func passAlias(
    _ symbol: SymbolID,
    _ component: ComponentFact,
    _ walk: inout ChainWalk
  ) {
    let arguments = genericArguments(ofChain: walk.index, component: walk.position - 1)
    let term = term(declared: symbol, arguments, in: file, scope: walk.chain.scope)
    let isCalled = component.flags.contains(.isCalled)
    walk.value = isCalled ? finished(term, component) : store.id(.metatype(term))
    switch index.typePath(.found(symbol), seenFrom: file, depth: 0) {
    case .type(let type):
      let target = index.types[Int(type)].symbol
      walk.pending = .init(
        symbol: target,
        component: component,
        kind: isCalled ? .construction : .type,
        alias: symbol
      )
      if isCalled { emitInitializer(of: term, component, walk) }
    case .alias(let alias, let depth):
      guard walk.emits else { return }
      emitAlias(symbol, targets: index.aliasTargets(alias, depth: depth), at: component, walk.chain)
    default:
      if walk.emits { emitPassing(symbol, .alias, at: component.offset, walk.chain) }
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
  func settle(_ walk: inout ChainWalk) {
    guard let pending = walk.pending else { return }
    walk.pending = nil
    if walk.emits { emitPassed(pending, pending.kind, walk.chain) }
  }

  /// A type in which the next one is nested is passed, not used.
  private func qualify(_ walk: inout ChainWalk) {
    guard let pending = walk.pending else { return }
    walk.pending = nil
    guard walk.emits else { return }
    let symbol = pending.alias == .none ? pending.symbol : pending.alias
    emitPassing(symbol, .type, at: pending.component.offset, walk.chain)
  }

  /// Reports a type that was passed, by an alias's name or its own.
  func emitPassed(
    _ pending: ChainWalk.Pending,
    _ kind: ResolvedReference.Kind,
    _ chain: ChainFact
  ) {
    guard pending.alias != .none else {
      emit(pending.symbol, kind, at: pending.component, chain)
      return
    }
    emitPassing(pending.alias, .alias, at: pending.component.offset, chain)
    guard pending.symbol != .none else {
      reportLibrary(pending.component, chain)
      return
    }
    emit(pending.symbol, kind, at: pending.component, chain, certainty: .implied)
  }
}
