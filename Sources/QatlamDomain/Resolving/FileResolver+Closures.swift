/// What closures are given.
extension FileResolver {
  /// Says what `$0`, `$1`… stand for in the closure around a chain; `$name` is what a wrapper projects.
  func closureArgument(_ component: ComponentFact, _ walk: ChainWalk) -> TermID {
    let name = index.codebase.names[component.name].dropFirst()
    guard let position = Int(name) else { return Term.unknownID }
    var place = walk.chain.scope
    while place > 0 {
      if facts.declarations[Int(place)].kind == .closure {
        return argument(position, of: nil, ofClosure: place, depth: walk.depth)
      }
      place = facts.declarations[Int(place)].parent
    }
    return Term.unknownID
  }

  /// Says what a closure's parameter without a declared type stands for.
  func closureParameter(_ symbol: SymbolID, _ declaration: DeclarationFact, depth: Int) -> TermID {
    let closure = facts.declarations[Int(declaration.parent)]
    guard closure.kind == .closure else { return Term.unknownID }
    let parameters = index.parameters(of: SymbolID(file: file, index: declaration.parent))
    guard let position = parameters.firstIndex(of: symbol) else { return Term.unknownID }
    return argument(position, of: parameters.count, ofClosure: declaration.parent, depth: depth)
  }

  /// The argument at a position of a closure that names `count` of them; `nil` where it names none.
  private func argument(
    _ position: Int,
    of count: Int?,
    ofClosure closure: Int32,
    depth: Int
  ) -> TermID {
    guard depth < Self.depthLimit else { return givenUp }
    let parameters = parameters(ofClosure: closure, depth: depth + 1)
    let isTakenApart = (count ?? (position > 0 ? 2 : 1)) > 1 && parameters.count == 1
    if isTakenApart { return part(position, of: parameters[0]) }
    if count == nil, position == 0, parameters.count == 1, dollars(ofClosure: closure) > 1 {
      return part(position, of: parameters[0])
    }
    return position < parameters.count ? parameters[position] : Term.unknownID
  }

  /// How many arguments a closure without named parameters takes: one more than the highest of its `$0`, `$1`….
  func dollars(ofClosure closure: Int32) -> Int {
    if isHome, let known = store.dollars { return known[closure] ?? 0 }
    var found: [Int32: Int] = [:]
    for chain in facts.chains where chain.base == .name {
      guard
        let position = index.known.dollars[facts.components[Int(chain.first)].name]
      else { continue }
      var place = chain.scope
      while place > 0, facts.declarations[Int(place)].kind != .closure {
        place = facts.declarations[Int(place)].parent
      }
      found[place] = max(found[place] ?? 0, position + 1)
    }
    if isHome { store.dollars = found }
    return found[closure] ?? 0
  }

  /// What the place of a closure hands to it.
  private func parameters(ofClosure closure: Int32, depth: Int) -> [TermID] {
    let declaration = facts.declarations[Int(closure)]
    var expected = Term.unknownID
    if declaration.context >= 0 {
      expected = expectedTerm(at: facts.contexts[Int(declaration.context)], depth: depth)
    }
    if expected == Term.unknownID,
      let expression = expression(ofDeclaration: closure)
    {
      expected = expectedTerm(ofExpression: expression, depth: depth)
    }
    guard case .function(let parameters, _) = store[unwrapped(expected)] else { return [] }
    return parameters
  }
}
