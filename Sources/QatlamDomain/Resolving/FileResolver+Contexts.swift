/// What places expect.
extension FileResolver {
  /// Says what the place of a chain expects: what `.member` is a member of.
  func expectedTerm(ofChain index: Int32, depth: Int) -> TermID {
    guard depth < Self.depthLimit else { return givenUp }
    let chain = facts.chains[Int(index)]
    if chain.role == .keyPath { return keyPathRoot(of: chain, depth: depth) }
    if let place = place(of: index) {
      let term = expectedTerm(at: place, depth: depth + 1)
      if term != Term.unknownID { return term }
    }
    guard chain.context >= 0 else { return Term.unknownID }
    return expectedTerm(at: facts.contexts[Int(chain.context)], depth: depth + 1)
  }

  /// Says what the place of an expression expects.
  func expectedTerm(ofExpression expression: Int, depth: Int) -> TermID {
    guard depth < Self.depthLimit else { return givenUp }
    let code = ValueCode.expression(Int32(expression))
    if let place = place(of: code) {
      let term = expectedTerm(at: place, depth: depth + 1)
      if term != Term.unknownID { return term }
    }
    let context = facts.expressions[expression].context
    guard context >= 0 else { return Term.unknownID }
    return expectedTerm(at: facts.contexts[Int(context)], depth: depth + 1)
  }

  private func expectedTerm(at place: ExpressionPlace, depth: Int) -> TermID {
    switch place {
    case .part(let outer): return expectedTerm(ofExpression: outer, depth: depth)
    case .element(let outer, let position):
      let expected = expectedTerm(ofExpression: outer, depth: depth)
      let fact = facts.expressions[outer]
      switch fact.kind {
      case .tuple: return part(position, labelled: label(of: position, in: fact), of: expected)
      case .dictionary:
        guard case .library(let path, let arguments) = store[unwrapped(expected)],
          path.isOnly(index.known.dictionary), arguments.count == 2
        else { return Term.unknownID }
        return arguments[position % 2]
      default:
        let element = elementAsked(by: expected)
        guard element == Term.unknownID, position > 0, fact.kind == .array,
          facts.expressions.indices.contains(Int(fact.firstChild))
        else { return element }
        // The elements of a literal are of one type, which the first may tell.
        return term(ofValue: facts.expressions[Int(fact.firstChild)].value, depth: depth + 1)
      }
    case .argument(let position):
      let argument = facts.arguments[position]
      guard argument.component != ArgumentFact.receiver else { return Term.unknownID }
      return parameterTerm(
        ofArgument: ContextFact(
          kind: .argument,
          index: argument.chain,
          component: argument.component,
          position: argument.position,
          label: argument.label
        ),
        depth: depth
      )
    }
  }

  private func label(of position: Int, in fact: ExpressionFact) -> NameID {
    let elements = elements(of: fact)
    return position < elements.count ? elements[position].label : 0
  }

  /// The part of a tuple at a position, or of that label.
  func part(_ position: Int, labelled label: NameID = 0, of term: TermID) -> TermID {
    guard case .tuple(let parts, let labels) = store[term] else { return Term.unknownID }
    if label != 0, let found = labels.firstIndex(of: label) { return parts[found] }
    return position < parts.count ? parts[position] : Term.unknownID
  }

  /// What an array literal's elements must be where the literal stands for a term.
  private func elementAsked(by term: TermID) -> TermID {
    let inner = unwrapped(term)
    if let element = element(of: inner) { return element }
    // An option set is written as a list of its members.
    if case .nominal(let type, _) = store[inner], isOptionSet(type) { return inner }
    return Term.unknownID
  }

  func isOptionSet(_ type: TypeID) -> Bool {
    index.types[Int(type)].librarySupertypes.contains { index.known.optionSets.contains($0) }
  }

  func expectedTerm(at context: ContextFact, depth: Int) -> TermID {
    guard depth < Self.depthLimit, context.index != -1 else { return Term.unknownID }
    switch context.kind {
    case .argument: return parameterTerm(ofArgument: context, depth: depth)
    case .initialValue:
      let declaration = facts.declarations[Int(context.index)]
      return declaration.type >= 0 ? term(written: declaration.type, in: file) : Term.unknownID
    case .returnValue: return returnTerm(of: context.index, depth: depth)
    case .thrownValue: return thrownTerm(of: context.index)
    case .assignment, .comparison:
      return evaluate(context.index, depth: depth + 1)
    case .subject:
      let term = term(ofValue: context.index, depth: depth + 1)
      return context.component == 1 ? element(of: term) ?? Term.unknownID : term
    case .receiver, .castReceiver: return Term.unknownID
    case .element:
      return elementAsked(
        by: expectedTerm(at: facts.contexts[Int(context.index)], depth: depth + 1)
      )
    }
  }

  private func returnTerm(of scope: Int32, depth: Int) -> TermID {
    var place = scope
    while place > 0 {
      let declaration = facts.declarations[Int(place)]
      switch declaration.kind {
      case .function, .variable, .subscript:
        return declaration.type >= 0 ? term(written: declaration.type, in: file) : Term.unknownID
      case .block: place = declaration.parent
      case .closure:
        if declaration.type >= 0 { return term(written: declaration.type, in: file) }
        guard declaration.context >= 0, depth < Self.depthLimit else { return Term.unknownID }
        let expected = expectedTerm(
          at: facts.contexts[Int(declaration.context)],
          depth: depth + 1
        )
        guard case .function(_, let result) = store[unwrapped(expected)] else {
          return Term.unknownID
        }
        return result
      default: return Term.unknownID
      }
    }
    return Term.unknownID
  }

  /// What a function says it throws, where no other clause inside it could be meant.
  private func thrownTerm(of function: Int32) -> TermID {
    let inside = function..<max(facts.declarations[Int(function)].subtreeEnd, function + 1)
    let clauses = facts.outline.thrown.filter { inside.contains(facts.chains[Int($0)].scope) }
    guard clauses.count == 1, facts.chains[Int(clauses[0])].scope == function else {
      return Term.unknownID
    }
    return term(path: facts.chains[Int(clauses[0])], [], in: file)
  }

  // MARK: Arguments

  /// Returns what the parameter that takes the argument at a context asks for.
  func parameterTerm(ofArgument context: ContextFact, depth: Int) -> TermID {
    guard context.index >= 0, depth < Self.depthLimit else { return Term.unknownID }
    if facts.chains[Int(context.index)].role == .attribute, let tested = testedTerm(context) {
      return tested
    }
    let component = Int(context.component)
    guard let callee = callee(ofChain: context.index, component: component, depth: depth) else {
      let common = commonParameter(context, depth: depth)
      return common == Term.unknownID ? unknownCallee(context, depth: depth) : common
    }
    let call = call(ofChain: context.index, component: component)
    guard let taken = index.assignment(of: callee.symbol, call),
      Int(context.position) < taken.count
    else { return memberwise(context, callee, depth: depth) }
    let asked = parameterTerm(taken[Int(context.position)])
    guard store.isOpen[Int(asked)] else { return asked }
    var substitution = memberSubstitution(callee.symbol, receiver: callee.receiver)
    infer(
      callee.symbol,
      Use(call: call, chain: context.index, component: component, depth: depth + 1),
      &substitution,
      includingClosures: false
    )
    return substituted(asked, substitution)
  }

  /// What `@Test(arguments: …)` asks for: a collection of what the function takes; `nil` for any other attribute.
  private func testedTerm(_ context: ContextFact) -> TermID? {
    let attribute = facts.chains[Int(context.index)]
    let last = facts.components[Int(attribute.first) + Int(attribute.count) - 1]
    guard last.name == index.known.test else { return nil }
    let arguments = arguments(ofChain: context.index, component: Int(context.component))
    guard let first = arguments.first(where: { $0.label == index.known.arguments })?.position,
      context.position >= first
    else { return nil }
    let parameters = index.parameters(of: SymbolID(file: file, index: attribute.scope))
      .map { parameterTerm($0) }
    let count = Int(last.argumentCount) - Int(first)
    if count > 1 {
      let position = Int(context.position - first)
      return position < parameters.count ? array(of: parameters[position]) : nil
    }
    if parameters.count == 1 { return array(of: parameters[0]) }
    return array(of: store.id(.tuple(parameters, parameters.map { _ in 0 })))
  }

  /// What all those ask for at an argument that a call may mean.
  private func commonParameter(_ context: ContextFact, depth: Int) -> TermID {
    let component = Int(context.component)
    let call = call(ofChain: context.index, component: component)
    var terms: Set<TermID> = []
    for callee in callees(ofChain: context.index, component: component, depth: depth) {
      guard let taken = index.assignment(of: callee.symbol, call),
        Int(context.position) < taken.count
      else { continue }
      let asked = parameterTerm(taken[Int(context.position)])
      var substitution = memberSubstitution(callee.symbol, receiver: callee.receiver)
      if store.isOpen[Int(asked)] {
        infer(
          callee.symbol,
          Use(call: call, chain: context.index, component: component, depth: depth + 1),
          &substitution,
          includingClosures: false
        )
      }
      terms.insert(substituted(asked, substitution))
    }
    return terms.count == 1 ? terms.first ?? Term.unknownID : Term.unknownID
  }

  /// What an argument without a known function stands for: a library's method of a collection, a memberwise initialiser.
  private func unknownCallee(_ context: ContextFact, depth: Int) -> TermID {
    let component = Int(context.component)
    let chain = facts.chains[Int(context.index)]
    let fact = facts.components[Int(chain.first) + component]
    let receiver =
      component == 0 && chain.base == .name
      ? Term.unknownID
      : evaluate(context.index, depth: depth + 1, limit: component)
    if component > 0 || chain.base != .name, fact.name != index.known.initializer {
      let asked = libraryParameter(of: receiver, fact.name, context)
      if asked != Term.unknownID { return asked }
    }
    if component == 0, chain.base == .name, index.known.comparingFunctions.contains(fact.name) {
      return otherArgument(context, depth: depth)
    }
    guard context.label != 0 else { return Term.unknownID }
    let whole = evaluate(context.index, depth: depth + 1, limit: component + 1)
    guard case .nominal = store[whole] else { return Term.unknownID }
    return storedProperty(context.label, of: whole)
  }

  /// The type of the stored property that an argument of a memberwise initialiser sets.
  private func memberwise(_ context: ContextFact, _ callee: Callee, depth: Int) -> TermID {
    guard context.label != 0, index.declaration(callee.symbol).kind == .initializer else {
      return Term.unknownID
    }
    return storedProperty(context.label, of: unmetatyped(callee.receiver))
  }

  private func storedProperty(_ name: NameID, of term: TermID) -> TermID {
    guard case .nominal(let type, _) = store[term], index.types[Int(type)].symbol != .none,
      case .found(let symbol) = index.member(name, .anything, of: type, seenFrom: file)
    else { return Term.unknownID }
    let declaration = index.declaration(symbol)
    guard declaration.kind == .variable, declaration.type >= 0 else { return Term.unknownID }
    return substituted(
      self.term(written: declaration.type, in: symbol.file),
      substitution(for: type, receiver: term)
    )
  }

  /// `XCTAssertEqual(state, .done)`: the other argument's type.
  private func otherArgument(_ context: ContextFact, depth: Int) -> TermID {
    for argument in arguments(ofChain: context.index, component: Int(context.component))
    where argument.position != context.position && argument.position < 2 {
      return term(ofValue: argument.value, depth: depth + 1)
    }
    return Term.unknownID
  }
}
