extension FileResolver {
  /// Passes one of several declarations of a name: the one that the call fits.
  func pass(
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
  func fitsLibrary(_ symbol: SymbolID, _ component: ComponentFact) -> Bool {
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
  func passStandardFunction(
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

  func pass(
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

  func passAlias(
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
  func settle(_ walk: inout ChainWalk) {
    guard let pending = walk.pending else { return }
    walk.pending = nil
    if walk.emits { emit(pending.symbol, pending.kind, at: pending.component, walk.chain) }
  }
}
