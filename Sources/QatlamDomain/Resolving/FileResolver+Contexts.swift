extension FileResolver {
  /// Says what the place of a chain expects: what `.member` is a member of.
  func expectedValue(of chain: ChainFact, depth: Int) -> Value {
    guard chain.context >= 0 else { return .unknown }
    if chain.role == .keyPath { return keyPathRoot(of: chain, depth: depth) }
    return expectedValue(at: facts.contexts[Int(chain.context)], depth: depth)
  }

  func expectedValue(at context: ContextFact, depth: Int) -> Value {
    guard depth < Self.depthLimit, context.index >= 0 else { return .unknown }
    switch context.kind {
    case .argument: return parameterValue(at: context, depth: depth)
    case .initialValue:
      let declaration = facts.declarations[Int(context.index)]
      return declaration.type >= 0 ? written(declaration.type, in: file) : .unknown
    case .returnValue: return returnValue(of: context.index)
    case .assignment, .comparison:
      return evaluated(context.index, in: file, depth: depth)
    case .subject:
      let chain = context.matchedChain
      return chain < 0 ? .unknown : evaluated(chain, in: file, depth: depth)
    case .receiver, .castReceiver: return .unknown
    case .element:
      let outer = expectedValue(at: facts.contexts[Int(context.index)], depth: depth + 1)
      return element(of: outer) ?? .unknown
    }
  }

  private func returnValue(of scope: Int32) -> Value {
    var place = scope
    while place > 0 {
      let declaration = facts.declarations[Int(place)]
      switch declaration.kind {
      case .function, .variable, .subscript:
        return declaration.type >= 0 ? written(declaration.type, in: file) : .unknown
      case .block: place = declaration.parent
      default: return .unknown
      }
    }
    return .unknown
  }

  /// Returns the declared type of the parameter that takes the argument at a context.
  func parameterValue(at context: ContextFact, depth: Int) -> Value {
    guard let symbol = callee(at: context, depth: depth),
      let taken = index.assignment(of: symbol, call(at: context)),
      Int(context.position) < taken.count
    else { return memberwiseValue(at: context, depth: depth) }
    let parameter = taken[Int(context.position)]
    let declaration = index.declaration(parameter)
    return declaration.type >= 0 ? written(declaration.type, in: parameter.file) : .unknown
  }

  /// Returns the stored property that an argument of a memberwise initialiser sets.
  private func memberwiseValue(at context: ContextFact, depth: Int) -> Value {
    guard context.label != 0, let type = constructedType(at: context, depth: depth) else {
      return .unknown
    }
    guard case .found(let symbol) = index.member(context.label, .anything, of: type, seenFrom: file)
    else { return .unknown }
    let declaration = index.declaration(symbol)
    guard declaration.kind == .variable, declaration.type >= 0 else { return .unknown }
    return written(declaration.type, in: symbol.file)
  }

  private func constructedType(at context: ContextFact, depth: Int) -> TypeID? {
    guard depth < Self.depthLimit else { return nil }
    let value = evaluate(
      context.index,
      emits: false,
      depth: depth + 1,
      limit: Int(context.component) + 1
    )
    guard case .instance(let type) = value, index.types[Int(type)].symbol != .none else {
      return nil
    }
    return type
  }

  /// Returns the function, initialiser or enum case that is called at a context.
  func callee(at context: ContextFact, depth: Int) -> SymbolID? {
    guard depth < Self.depthLimit, context.index >= 0 else { return nil }
    let chain = facts.chains[Int(context.index)]
    let position = Int(context.component)
    let component = facts.components[Int(chain.first) + position]
    let candidates: [SymbolID]
    if position == 0, chain.base == .name {
      let found = index.lookup(
        component.name,
        .anything,
        file: file,
        scope: chain.scope,
        offset: component.offset,
        locals: ownLocals
      )
      candidates = self.candidates(found)
    } else {
      let value = evaluate(context.index, emits: false, depth: depth + 1, limit: position)
      let types =
        position == 0
        ? self.types(of: expectedValue(of: chain, depth: depth + 1)).types
        : self.types(of: value).types
      candidates = members(component, of: types)
    }
    return chosen(candidates, context)
  }

  /// The members of that name of the first type that has any; an initialiser's are those of the first type.
  private func members(_ component: ComponentFact, of types: [TypeID]) -> [SymbolID] {
    for type in types {
      let found = candidates(
        index.member(component.name, .anything, of: type, seenFrom: file)
      )
      if !found.isEmpty { return found }
    }
    return initializers(of: types.first, component)
  }

  private func initializers(of type: TypeID?, _ component: ComponentFact) -> [SymbolID] {
    guard let type, component.name == index.known.initializer else { return [] }
    return index.initializers(of: type)
  }

  /// The call that a context is an argument of.
  private func call(at context: ContextFact) -> Call {
    let chain = facts.chains[Int(context.index)]
    let component = facts.components[Int(chain.first) + Int(context.component)]
    return Call(
      component,
      labels: labels(chain: context.index, component: Int(context.component))
    )
  }

  /// Picks the candidate that takes an argument of that label among that many.
  private func chosen(
    _ candidates: [SymbolID],
    _ context: ContextFact
  ) -> SymbolID? {
    var functions: [SymbolID] = []
    for symbol in candidates {
      switch index.declaration(symbol).kind {
      case .function, .enumCase, .initializer: functions.append(symbol)
      case .class, .struct, .enum, .actor:
        functions += index.initializers(of: index.type(of: symbol))
      case .alias:
        if case .type(let type) = index.typePath(.found(symbol), seenFrom: file, depth: 0) {
          functions += index.initializers(of: type)
        }
      default: break
      }
    }
    let call = call(at: context)
    let fitting = functions.filter { index.accepts($0, call) }
    if fitting.count == 1 { return fitting[0] }
    return functions.count == 1 ? functions[0] : nil
  }
}

extension SymbolIndex {
  /// Lists the initialisers that a type and its extensions declare, in order.
  func initializers(of type: TypeID) -> [SymbolID] {
    guard type >= 0, known.initializer != .max else { return [] }
    var link = memberHeads[Self.key(type, known.initializer)] ?? -1
    var found: [SymbolID] = []
    while link >= 0 {
      found.append(members[Int(link)].symbol)
      link = members[Int(link)].next
    }
    return found.sorted()
  }
}
