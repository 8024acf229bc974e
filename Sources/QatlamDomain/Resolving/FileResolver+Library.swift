/// What members of library types are worth where their generic arguments are known.
extension FileResolver {
  /// Says what a member of a library's type is worth; `outside` where that is not known.
  func libraryMember(_ component: ComponentFact, of receiver: TermID, _ walk: ChainWalk) -> TermID {
    let name = component.name
    let inner = unwrapped(receiver)
    let isCalled = component.flags.contains(.isCalled)
    if let value = tupleMember(name, of: inner) { return value }
    if let plain = index.known.plainMembers[name] { return library(plain) }
    if case .metatype(let type) = store[receiver] {
      if name == index.known.allCases { return array(of: type) }
      return isOwnValue(name, of: type) ? type : Term.outsideID
    }
    if inner != receiver, isCalled, index.known.mappingMethods.contains(name) {
      return mapped(name, over: inner, isOptional: true, walk)
    }
    if case .library(let path, let arguments) = store[inner], path.count == 1 {
      if path[0] == index.known.dictionary, arguments.count == 2,
        let value = dictionaryMember(name, arguments, inner, walk)
      {
        return value
      }
      if path[0] == index.known.result || path[0] == index.known.task,
        let value = resultMember(name, arguments)
      {
        return value
      }
    }
    if isCalled, index.known.lendingMethods.contains(name) { return lent(walk) }
    guard let element = element(of: inner) else { return Term.outsideID }
    return sequenceMember(component, element, of: inner, walk)
  }

  /// What a function returns that lends something to a closure for a while: what the closure returns.
  func lent(_ walk: ChainWalk) -> TermID {
    guard walk.index >= 0,
      let closure = arguments(ofChain: walk.index, component: walk.position - 1).last
    else { return Term.outsideID }
    let result = result(ofArgument: closure.value, depth: walk.depth + 1)
    return isTelling(result) ? result : Term.outsideID
  }

  /// Whether a member of a library's type is of that type itself: `CharacterSet.letters`, `FileManager.default`.
  private func isOwnValue(_ name: NameID, of type: TermID) -> Bool {
    guard case .library(let path, _) = store[type], path.count == 1 else { return false }
    return index.known.ownValues[path[0]]?.contains(name) ?? false
  }

  func array(of element: TermID) -> TermID {
    store.array(of: element)
  }

  /// A tuple's part by its label or number.
  func tupleMember(_ name: NameID, of term: TermID) -> TermID? {
    guard case .tuple(let parts, let labels) = store[term] else { return nil }
    if let position = labels.firstIndex(of: name) { return parts[position] }
    guard let position = Int(index.codebase.names[name]), position < parts.count else { return nil }
    return parts[position]
  }

  private func sequenceMember(
    _ component: ComponentFact,
    _ element: TermID,
    of sequence: TermID,
    _ walk: ChainWalk
  ) -> TermID {
    let name = component.name
    let known = index.known
    let isCalled = component.flags.contains(.isCalled)
    if known.elementResults.contains(name) {
      return known.removals.contains(name) ? element : optional(element)
    }
    if known.sameElementMethods.contains(name) {
      if case .library(let path, _) = store[sequence], path.isOnly(known.set),
        known.filters.contains(name)
      {
        return sequence
      }
      return array(of: element)
    }
    if isCalled, known.mappingMethods.contains(name) {
      return mapped(name, over: element, isOptional: false, walk)
    }
    switch index.codebase.names[name] {
    case "lazy": return store.id(.library([known.lazySequence], [element]))
    case "enumerated" where isCalled:
      return array(
        of: store.id(
          .tuple([library(known.int), element], [known.offsetLabel, known.elementLabel])
        )
      )
    case "reduce" where isCalled: return reduced(walk)
    case "union", "intersection", "subtracting", "symmetricDifference": return sequence
    case "indices": return array(of: library(known.int))
    case "lowerBound", "upperBound": return element
    case "joined", "flatMap":
      return self.element(of: element).map { array(of: $0) } ?? library(known.string)
    default: return Term.outsideID
    }
  }

  /// What `map` and its like make of something, by what their closure, key path or function returns.
  private func mapped(
    _ name: NameID,
    over element: TermID,
    isOptional: Bool,
    _ walk: ChainWalk
  ) -> TermID {
    let position = walk.position - 1
    guard walk.index >= 0,
      let argument = arguments(ofChain: walk.index, component: position).first
    else { return Term.outsideID }
    let result = result(ofArgument: argument.value, depth: walk.depth + 1)
    switch index.codebase.names[name] {
    case "map": return isOptional ? optional(result) : array(of: result)
    case "compactMap": return array(of: unwrapped(result))
    case "flatMap":
      if isOptional { return optional(unwrapped(result)) }
      return self.element(of: result).map { array(of: $0) } ?? Term.outsideID
    default: return Term.outsideID
    }
  }

  /// What a closure, function or key path returns that is handed over.
  func result(ofArgument code: Int32, depth: Int) -> TermID {
    guard depth < Self.depthLimit else { return givenUp }
    if let expression = ValueCode.expression(of: code),
      facts.expressions[expression].kind == .closure
    {
      return closureResult(facts.expressions[expression], depth: depth)
    }
    let term = term(ofValue: code, depth: depth)
    if code >= 0, facts.chains[Int(code)].role == .keyPath { return term }
    switch store[term] {
    case .function(_, let result): return result
    case .metatype(let type): return type
    default: return Term.unknownID
    }
  }

  private func reduced(_ walk: ChainWalk) -> TermID {
    guard let first = arguments(ofChain: walk.index, component: walk.position - 1).first else {
      return Term.outsideID
    }
    let term = term(ofValue: first.value, depth: walk.depth + 1)
    return isTelling(term) ? term : Term.outsideID
  }

  private func dictionaryMember(
    _ name: NameID,
    _ arguments: [TermID],
    _ dictionary: TermID,
    _ walk: ChainWalk
  ) -> TermID? {
    switch index.codebase.names[name] {
    case "keys": return array(of: arguments[0])
    case "values": return array(of: arguments[1])
    case "filter", "merging": return dictionary
    case "removeValue", "updateValue": return optional(arguments[1])
    case "mapValues", "compactMapValues":
      guard
        let argument = self.arguments(ofChain: walk.index, component: walk.position - 1).first
      else { return nil }
      let result = result(ofArgument: argument.value, depth: walk.depth + 1)
      return store.id(.library([index.known.dictionary], [arguments[0], unwrapped(result)]))
    default: return nil
    }
  }

  private func resultMember(_ name: NameID, _ arguments: [TermID]) -> TermID? {
    switch index.codebase.names[name] {
    case "get", "value": arguments.first
    default: nil
    }
  }

  // MARK: What library functions ask for

  /// What a library's method asks of an argument: a closure over elements, or an element.
  func libraryParameter(of receiver: TermID, _ name: NameID, _ context: ContextFact) -> TermID {
    let inner = unwrapped(receiver)
    let known = index.known
    func function(_ parameters: [TermID]) -> TermID {
      store.id(.function(parameters, Term.unknownID))
    }
    if inner != receiver, known.mappingMethods.contains(name) { return function([inner]) }
    if case .nominal(let type, _) = store[inner], isOptionSet(type),
      known.setMethods.contains(name)
    {
      return inner
    }
    if case .library(let path, let arguments) = store[inner] {
      if path.isOnly(known.dictionary), arguments.count == 2 {
        switch index.codebase.names[name] {
        case "mapValues", "compactMapValues": return function([arguments[1]])
        case "removeValue": return arguments[0]
        case "updateValue": return context.position == 0 ? arguments[1] : arguments[0]
        default: break
        }
      }
      if path.isOnly(known.result), let success = arguments.first {
        switch index.codebase.names[name] {
        case "map", "flatMap": return function([success])
        case "mapError" where arguments.count > 1: return function([arguments[1]])
        default: return Term.unknownID
        }
      }
    }
    guard let element = element(of: inner) else {
      return published(by: inner, name, context)
    }
    if index.codebase.names[name] == "reduce", context.position == 1 {
      let chain = facts.chains[Int(context.index)]
      guard Int(context.component) < Int(chain.count),
        let first = arguments(ofChain: context.index, component: Int(context.component)).first
      else { return Term.unknownID }
      return function([term(ofValue: first.value, depth: 4), element])
    }
    if known.pairMethods.contains(name) { return function([element, element]) }
    if known.elementMethods.contains(name) {
      if context.label == 0 || known.closureLabels.contains(context.label) {
        return isElementArgument(name, context) ? element : function([element])
      }
    }
    if known.setMethods.contains(name) || known.elementArguments.contains(name) {
      return known.wholeArguments.contains(name) ? inner : element
    }
    return Term.unknownID
  }

  /// `contains(x)` asks for an element where no closure is handed over.
  private func isElementArgument(_ name: NameID, _ context: ContextFact) -> Bool {
    guard context.label == 0, index.known.elementArguments.contains(name) else { return false }
    let arguments = arguments(ofChain: context.index, component: Int(context.component))
    guard let own = arguments.first(where: { $0.position == context.position }),
      let expression = ValueCode.expression(of: own.value)
    else { return true }
    return facts.expressions[expression].kind != .closure
  }

  /// What a publisher of Combine hands to the closures of its operators.
  private func published(by term: TermID, _ name: NameID, _ context: ContextFact) -> TermID {
    guard case .library(let path, let arguments) = store[term], path.count == 1,
      let output = arguments.first, index.known.publishers.contains(path[0]),
      index.known.publisherMethods.contains(name)
    else { return Term.unknownID }
    if context.label != 0, index.codebase.names[context.label] != "receiveValue" {
      return Term.unknownID
    }
    return store.id(.function([output], Term.unknownID))
  }
}
