extension FileResolver {
  /// Walks one more component: a member of what was reached.
  func step(_ walk: inout ChainWalk) {
    let component = facts.components[Int(walk.chain.first) + walk.position]
    walk.position += 1
    let known = index.known
    if known.namesValueBefore(component.name) {
      if component.name == known.selfValue, isMetatype(walk.value) { settle(&walk) }
      return
    }
    if component.name == known.initializer {
      construct(component, &walk)
      return
    }
    let before = walk.value
    if let value = tupleMember(component.name, of: unwrapped(before)) {
      settle(&walk)
      walk.value = component.flags.contains(.isCalled) ? called(value) : value
      walk.value = finished(walk.value, component)
      return
    }
    let bases = bases(of: before)
    var use = use(of: component, walk)
    if walk.chain.role != .keyPath, isTelling(before) { use.isStatic = isMetatype(before) }
    let found = find(component, use, in: before, bases)
    if !found.symbols.isEmpty {
      pass(found, component, &walk, isMember: true)
      return
    }
    stepOutside(component, bases, &walk)
  }

  /// Walks a component that no declaration of the codebase explains.
  private func stepOutside(
    _ component: ComponentFact,
    _ bases: MemberBases,
    _ walk: inout ChainWalk
  ) {
    let before = walk.value
    settle(&walk)
    if walk.emits, index.known.judgingMethods.contains(component.name) {
      noteCollection(component, of: before, walk)
    }
    walk.value = Term.unknownID
    let isKnown = isTelling(before) && (bases.isOutside || bases.mayBeOutside)
    if walk.wantsValue, before == Term.outsideID || isKnown {
      walk.value = libraryMember(component, of: before, walk)
      if !component.flags.contains(.isCalled) || index.known.plainMembers[component.name] != nil
        || isTelling(walk.value)
      {
        walk.value = finished(walk.value, component)
      }
    }
    guard walk.emits else { return }
    if isKnown || !index.isMemberName[Int(component.name)] {
      output.found.libraryCount += 1
    } else {
      reportUnresolved(component, walk.chain, before == Term.outsideID ? .sdk : .inference)
    }
  }

  /// Keeps a call that chooses, orders or sums up elements of a type of the codebase.
  private func noteCollection(_ component: ComponentFact, of term: TermID, _ walk: ChainWalk) {
    guard component.flags.contains(.isCalled), let element = element(of: term),
      let type = types(of: element).first
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

  /// The types of the codebase that a term is a value of, or the type itself.
  func types(of term: TermID) -> [TypeID] {
    bases(of: term).list.map(\.type)
  }

  private func construct(_ component: ComponentFact, _ walk: inout ChainWalk) {
    let type = unwrapped(unmetatyped(walk.value))
    guard let first = types(of: type).first else {
      settle(&walk)
      walk.value = isTelling(type) ? type : walk.value
      if walk.emits, walk.value == Term.unknownID {
        reportUnresolved(component, walk.chain, .inference)
      }
      return
    }
    if walk.asksType, walk.position == 1, walk.emits {
      emitImplied(type: first, .construction, at: component, walk.chain)
    } else if let pending = walk.pending, isMetatype(walk.value) {
      walk.pending = nil
      if walk.emits { emitPassed(pending, .construction, walk.chain) }
    }
    emitInitializer(of: type, component, walk)
    guard walk.wantsValue else { return }
    let use = use(of: component, walk)
    walk.value = finished(made(type, use), component)
  }

  /// A type with the generic arguments that the initialiser's arguments tell.
  func made(_ type: TermID, _ use: Use) -> TermID {
    guard case .nominal(let id, let arguments) = store[type],
      arguments.contains(where: { $0 == Term.unknownID || store.isOpen[Int($0)] })
    else { return type }
    guard use.call.isCall, let callee = initializer(of: type, use) else {
      return memberwiseMade(id, type, use)
    }
    let whole = identity(of: id)
    var substitution = Substitution()
    infer(callee.symbol, use, &substitution, includingClosures: true)
    return merged(type, substituted(whole, substitution))
  }

  private func memberwiseMade(_ id: TypeID, _ type: TermID, _ use: Use) -> TermID {
    guard use.chain >= 0 else { return type }
    var substitution = Substitution()
    for argument in arguments(ofChain: use.chain, component: use.component)
    where argument.label != 0 {
      guard
        case .found(let symbol) = index.member(argument.label, .anything, of: id, seenFrom: file)
      else { continue }
      let declaration = index.declaration(symbol)
      guard declaration.kind == .variable, declaration.type >= 0 else { continue }
      match(
        term(written: declaration.type, in: symbol.file),
        term(ofValue: argument.value, depth: use.depth + 1),
        &substitution
      )
    }
    return merged(type, substituted(identity(of: id), substitution))
  }

  /// A type whose unknown arguments are taken from another.
  private func merged(_ type: TermID, _ other: TermID) -> TermID {
    guard case .nominal(let id, let some) = store[type],
      case .nominal(id, let others) = store[other]
    else { return type }
    return store.id(
      .nominal(
        id,
        zip(some, others).map { $0 == Term.unknownID || store.isOpen[Int($0)] ? $1 : $0 }
      )
    )
  }

  /// Reports the initialiser that is called: where an extension in another file declares it, it is that file's.
  func emitInitializer(of type: TermID, _ component: ComponentFact, _ walk: ChainWalk) {
    guard walk.emits, component.flags.contains(.isCalled),
      let own = types(of: type).first, index.types[Int(own)].symbol != .none
    else { return }
    let use = use(of: component, walk)
    guard !isCoerced(own, use) else { return }
    let fitting = initializers(of: own, use, receiver: type)
    guard fitting.count == 1 else {
      if fitting.isEmpty { emitMemberwise(own, use) }
      return
    }
    if fitting[0].file != index.types[Int(own)].symbol.file {
      emit(fitting[0], .member, at: component, walk.chain)
    } else {
      emitPassing(fitting[0], .member, at: component.offset, walk.chain)
    }
  }

  /// Reports the initialiser that an extension of ours adds to a library's type.
  ///
  /// The library has others: ours is meant where its labels tell it, or where it is given a value of a type of ours.
  func emitLibraryInitializer(_ component: ComponentFact, _ walk: ChainWalk) {
    guard component.flags.contains(.isCalled), let own = index.libraryTypes[component.name] else {
      return
    }
    let type = store.id(.library([component.name], []))
    let use = use(of: component, walk)
    let fitting = initializers(of: own, use, receiver: type)
    guard fitting.count == 1, let taken = index.assignment(of: fitting[0], use.call) else { return }
    let arguments = arguments(ofChain: use.chain, component: use.component)
    let isTold = arguments.contains { argument in
      guard Int(argument.position) < taken.count,
        isDetermined(argument.value, depth: use.depth + 1)
      else { return false }
      let asked = parameterTerm(taken[Int(argument.position)])
      guard case .nominal = store[unwrapped(asked)], argument.value >= 0 else { return false }
      return fit(of: argument.value, for: asked, depth: use.depth + 1) ?? 0 > 3
    }
    guard isTold else { return }
    emit(fitting[0], .member, at: component, walk.chain)
  }

  /// Whether a literal is handed over to a type that literals can stand for: no initialiser is called by its name then.
  private func isCoerced(_ type: TypeID, _ use: Use) -> Bool {
    guard use.chain >= 0, use.call.count == 1 else { return false }
    let arguments = arguments(ofChain: use.chain, component: use.component)
    guard arguments.count == 1, arguments[0].label == 0, arguments[0].value < ValueCode.unknown,
      arguments[0].value > ValueCode.null
    else { return false }
    return index.types[Int(type)].librarySupertypes.contains { name in
      index.codebase.names[name].hasPrefix("ExpressibleBy")
    }
  }

  /// Reports the stored properties that the labels of a memberwise initialiser name.
  private func emitMemberwise(_ type: TypeID, _ use: Use) {
    let symbol = index.types[Int(type)].symbol
    guard index.declaration(symbol).kind == .struct, use.chain >= 0,
      !index.hasOwnInitializer(type),
      index.moduleOfFile[Int(symbol.file)] == index.moduleOfFile[Int(file)]
    else { return }
    for argument in arguments(ofChain: use.chain, component: use.component)
    where argument.labelOffset > 0 && argument.label != 0 {
      for member in index.ownMembers(argument.label, .anything, of: type, seenFrom: file).all
      where index.declaration(member).kind == .variable
        && !index.declaration(member).flags.contains(.isStatic)
      {
        emitPassing(member, .member, at: argument.labelOffset, facts.chains[Int(use.chain)])
      }
    }
  }
}

extension SymbolIndex {
  /// Whether a type declares an initialiser itself, not in an extension, so that there is no memberwise one.
  func hasOwnInitializer(_ type: TypeID) -> Bool {
    let symbol = types[Int(type)].symbol
    return initializers(of: type).contains { initializer in
      initializer.file == symbol.file && declaration(initializer).parent == symbol.index
    }
  }

  /// Lists the initialisers that a type and its extensions declare, in order.
  func initializers(of type: TypeID) -> [SymbolID] {
    guard type >= 0, known.initializer != .max else { return [] }
    var link = memberHeads.head(of: type, known.initializer)
    var found: [SymbolID] = []
    while link >= 0 {
      found.append(members[Int(link)].symbol)
      link = members[Int(link)].next
    }
    return found.sorted()
  }
}
