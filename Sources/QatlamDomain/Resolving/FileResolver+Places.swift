/// Where expressions stand.
extension FileResolver {
  /// Returns where a value stands, where that is an element, a part or an argument.
  func place(of code: Int32) -> ExpressionPlace? {
    guard isHome, !facts.expressions.isEmpty else { return nil }
    if let places = store.places { return places[code] }
    let places = makePlaces()
    store.places = places
    return places[code]
  }

  /// The expression that a closure or a name bound in a pattern is, by its declaration.
  func expression(ofDeclaration declaration: Int32) -> Int? {
    if isHome {
      if store.places == nil { store.places = makePlaces() }
      return store.expressions[declaration]
    }
    return facts.expressions.firstIndex {
      ($0.kind == .binding || $0.kind == .closure) && $0.value == declaration
    }
  }

  private func makePlaces() -> [Int32: ExpressionPlace] {
    var places: [Int32: ExpressionPlace] = [:]
    for (position, argument) in facts.arguments.enumerated()
    where ValueCode.expression(of: argument.value) != nil
      && argument.position < ArgumentFact.firstGeneric
    {
      places[argument.value] = .argument(position)
    }
    for (outer, fact) in facts.expressions.enumerated() {
      switch fact.kind {
      case .tuple, .array, .dictionary:
        for (position, element) in elements(of: fact).enumerated()
        where element.value != ValueCode.unknown
          && (element.value >= 0 || ValueCode.expression(of: element.value) != nil)
        {
          places[element.value] = .element(of: outer, position: position)
        }
      case .either, .coalescing:
        for value in [fact.value, fact.other]
        where value >= 0 || ValueCode.expression(of: value) != nil {
          if places[value] == nil { places[value] = .part(of: outer) }
        }
      case .binding, .closure: store.expressions[fact.value] = outer
      default: break
      }
    }
    return places
  }

  // MARK: Patterns

  /// Says what a name bound in a pattern stands for: a part of what the pattern takes apart.
  func bound(_ symbol: SymbolID, _ declaration: DeclarationFact, depth: Int) -> TermID {
    guard isHome, depth < Self.depthLimit,
      let expression = expression(ofDeclaration: symbol.index)
    else { return Term.unknownID }
    let term = patternTerm(
      ValueCode.expression(Int32(expression)),
      declaration,
      depth: depth + 1
    )
    return declaration.flags.contains(.unwraps) ? unwrapped(term) : term
  }

  /// What the pattern with a code is matched with.
  private func patternTerm(_ code: Int32, _ declaration: DeclarationFact, depth: Int) -> TermID {
    guard depth < Self.depthLimit else { return givenUp }
    switch place(of: code) {
    case .element(let outer, let position):
      let whole = patternTerm(ValueCode.expression(Int32(outer)), declaration, depth: depth + 1)
      let elements = elements(of: facts.expressions[outer])
      let label = position < elements.count ? elements[position].label : 0
      return part(position, labelled: label, of: whole)
    case .argument(let position): return payload(facts.arguments[position], depth: depth + 1)
    case .part, nil: return whole(declaration, depth: depth + 1)
    }
  }

  /// What an enum case carries at the place of an argument of its pattern.
  private func payload(_ argument: ArgumentFact, depth: Int) -> TermID {
    let chain = facts.chains[Int(argument.chain)]
    let component = Int(argument.component)
    if let callee = callee(ofChain: argument.chain, component: component, depth: depth),
      index.declaration(callee.symbol).kind == .enumCase
    {
      let parameters = index.parameters(of: callee.symbol)
      let substitution = memberSubstitution(callee.symbol, receiver: callee.receiver)
      let terms = parameters.map { substituted(parameterTerm($0), substitution) }
      // One name may stand for all that a case carries.
      let count = Int(facts.components[Int(chain.first) + component].argumentCount)
      if count == 1, terms.count > 1 {
        return store.id(.tuple(terms, parameters.map { index.label(of: $0) }))
      }
      return Int(argument.position) < terms.count ? terms[Int(argument.position)] : Term.unknownID
    }
    guard component == 0, chain.base == .implicit else { return Term.unknownID }
    let name = facts.components[Int(chain.first)].name
    return libraryPayload(name, of: expectedTerm(ofChain: argument.chain, depth: depth))
  }

  /// What the cases of `Result` and `Optional` carry.
  private func libraryPayload(_ name: NameID, of term: TermID) -> TermID {
    guard case .library(let path, let arguments) = store[term], path.count == 1 else {
      return Term.unknownID
    }
    switch index.codebase.names[name] {
    case "success" where path[0] == index.known.result: return arguments.first ?? Term.unknownID
    case "failure" where path[0] == index.known.result && arguments.count > 1: return arguments[1]
    case "some" where path[0] == index.known.optional: return arguments.first ?? Term.unknownID
    default: return Term.unknownID
    }
  }
}
