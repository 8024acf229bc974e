extension FileResolver {
  /// Walks one more component: a member of what was reached.
  func step(_ walk: inout ChainWalk) {
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
  func noteCollection(_ component: ComponentFact, of value: Value, _ walk: ChainWalk) {
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

  func construct(_ component: ComponentFact, _ walk: inout ChainWalk) {
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
  func emitInitializer(of type: TypeID, _ component: ComponentFact, _ walk: ChainWalk) {
    guard walk.emits, component.flags.contains(.isCalled), type >= 0 else { return }
    let home = index.types[Int(type)].symbol
    let initializers = index.initializers(of: type)
    guard initializers.contains(where: { $0.file != home.file }) else { return }
    let call = Call(component, labels: labels(of: walk))
    let fitting = initializers.filter { index.accepts($0, call) }
    guard fitting.count == 1, fitting[0].file != home.file else { return }
    emit(fitting[0], .member, at: component, walk.chain)
  }
}
