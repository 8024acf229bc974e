/// Terms of what stands where a value stands.
extension FileResolver {
  /// Returns the term of a value by its `ValueCode`, in this file.
  func term(ofValue code: Int32, depth: Int) -> TermID {
    guard depth < Self.depthLimit else { return givenUp }
    if code >= 0 { return evaluate(code, depth: depth + 1) }
    switch code {
    case ValueCode.string: return library(index.known.string)
    case ValueCode.integer: return library(index.known.int)
    case ValueCode.floatingPoint: return library(index.known.double)
    case ValueCode.boolean: return library(index.known.bool)
    default: break
    }
    guard let expression = ValueCode.expression(of: code), expression < facts.expressions.count
    else { return Term.unknownID }
    return term(ofExpression: facts.expressions[expression], depth: depth + 1)
  }

  /// A library's type without arguments; unknown where no file names it.
  func library(_ name: NameID) -> TermID {
    store.library(name)
  }

  private func term(ofExpression fact: ExpressionFact, depth: Int) -> TermID {
    switch fact.kind {
    case .cast: return term(written: fact.value, in: file)
    case .either:
      let first = term(ofValue: fact.value, depth: depth)
      return isTelling(first) ? first : term(ofValue: fact.other, depth: depth)
    case .coalescing:
      let first = unwrapped(term(ofValue: fact.value, depth: depth))
      return isTelling(first) ? first : term(ofValue: fact.other, depth: depth)
    case .tuple:
      let elements = elements(of: fact)
      return store.id(
        .tuple(elements.map { term(ofValue: $0.value, depth: depth) }, elements.map(\.label))
      )
    case .array:
      let element = common(elements(of: fact).map(\.value), depth: depth)
      return store.array(of: element)
    case .dictionary:
      let values = elements(of: fact).map(\.value)
      let keys = values.indices.filter { $0 % 2 == 0 }.map { values[$0] }
      let others = values.indices.filter { $0 % 2 == 1 }.map { values[$0] }
      return store.id(
        .library(
          [index.known.dictionary],
          [common(keys, depth: depth), common(others, depth: depth)]
        )
      )
    case .called: return called(term(ofValue: fact.value, depth: depth), fact.value, depth: depth)
    case .subscripted: return subscripted(term(ofValue: fact.value, depth: depth))
    case .closure: return closure(fact, depth: depth)
    case .element: return term(ofValue: fact.value, depth: depth)
    case .binding: return Term.unknownID
    }
  }

  /// Whether a term says which type a value has.
  func isTelling(_ term: TermID) -> Bool {
    term != Term.unknownID && term != Term.outsideID
  }

  /// The elements of a literal.
  func elements(of fact: ExpressionFact) -> [ExpressionFact] {
    var found: [ExpressionFact] = []
    var child = fact.firstChild
    while child >= 0, Int(child) < facts.expressions.count {
      found.append(facts.expressions[Int(child)])
      child = facts.expressions[Int(child)].nextSibling
    }
    return found
  }

  /// The type that the elements of a literal have in common, by the first that tells.
  private func common(_ values: [Int32], depth: Int) -> TermID {
    for value in values.prefix(4) {
      let term = term(ofValue: value, depth: depth)
      if isTelling(term) { return term }
    }
    return Term.unknownID
  }

  /// A closure's parameters and what it returns, as far as it says so itself.
  private func closure(_ fact: ExpressionFact, depth: Int) -> TermID {
    let closure = SymbolID(file: file, index: fact.value)
    let parameters = index.parameters(of: closure).map { parameterTerm($0) }
    return store.id(.function(parameters, closureResult(fact, depth: depth)))
  }

  /// What a closure returns: its declared type, else that of its value.
  func closureResult(_ fact: ExpressionFact, depth: Int) -> TermID {
    let type = facts.declarations[Int(fact.value)].type
    if type >= 0 { return term(written: type, in: file) }
    return term(ofValue: fact.other, depth: depth + 1)
  }

  /// What comes out when something without a name is called: a closure, or a type in brackets.
  private func called(_ term: TermID, _ code: Int32, depth: Int) -> TermID {
    switch store[term] {
    case .function(_, let result): return result
    case .metatype(let inner): return inner
    case .library(let path, let arguments):
      // `[Draft]()`, `[Key: Draft]()`: the literal's elements are types.
      guard path.isOnly(index.known.array) || path.isOnly(index.known.dictionary) else {
        return Term.unknownID
      }
      return store.id(.library(path, arguments.map(unmetatyped)))
    default: return Term.unknownID
    }
  }

  // MARK: Fitting

  /// How well a value fits a parameter; `nil` where it cannot be handed over.
  func fit(of code: Int32, for asked: TermID, depth: Int) -> Int? {
    guard asked != Term.unknownID, asked != Term.outsideID else { return 0 }
    if store.isOpen[Int(asked)] { return fitOpen(code, asked, depth: depth) }
    if code == ValueCode.null { return isOptional(asked) ? 4 : nil }
    if code == ValueCode.unknown { return 0 }
    if code < 0, code >= ValueCode.null { return fitLiteral(code, asked) }
    if let expression = ValueCode.expression(of: code) {
      switch facts.expressions[expression].kind {
      case .closure: return fitClosure(facts.expressions[expression], asked)
      case .array, .dictionary: return fitCollection(facts.expressions[expression], asked, depth)
      default: break
      }
    } else if facts.chains[Int(code)].base == .implicit {
      return fitImplicit(facts.chains[Int(code)], asked)
    }
    let given = term(ofValue: code, depth: depth + 1)
    return fit(given, for: asked)
  }

  private func isOptional(_ term: TermID) -> Bool { unwrapped(term) != term }

  private func fitOpen(_ code: Int32, _ asked: TermID, depth: Int) -> Int? {
    if let expression = ValueCode.expression(of: code),
      facts.expressions[expression].kind == .closure
    {
      return fitClosure(facts.expressions[expression], asked)
    }
    if case .function = store[unwrapped(asked)], code < 0, code >= ValueCode.null { return nil }
    if code == ValueCode.unknown || code >= 0 && facts.chains[Int(code)].base == .implicit {
      return 0
    }
    if code == ValueCode.null {
      if isOptional(asked) { return 4 }
      if case .placeholder = store[asked] { return 0 }
      return nil
    }
    let given = term(ofValue: code, depth: depth + 1)
    guard isComplete(given) else { return 0 }
    guard mayStandFor(given, asked) else { return nil }
    // What is wrapped on the way fits less well than what is taken as it is; `T?` is more special than `T`.
    guard isOptional(asked) else { return 2 }
    return isOptional(given) ? 4 : 1
  }

  /// Whether a value of a type may be handed over where a type with placeholders is asked for.
  private func mayStandFor(_ given: TermID, _ asked: TermID) -> Bool {
    switch (store[unwrapped(given)], store[unwrapped(asked)]) {
    case (.nominal, .nominal(let wanted, _)):
      return view(unwrapped(given), as: wanted, depth: 0) != nil
    case (.library(let path, _), .library(let other, _)):
      return path == other || !areDistinct(path, other)
    case (.library(let path, _), .nominal): return !isPlain(path)
    case (.library(let path, _), .function), (.library(let path, _), .tuple): return !isPlain(path)
    case (.nominal, .function), (.nominal, .tuple), (.function, .nominal), (.tuple, .nominal):
      return false
    case (_, .placeholder), (_, .member):
      return constraints(of: unwrapped(asked)).allSatisfy { mayConform(unwrapped(given), to: $0) }
    default: return true
    }
  }

  private func fitLiteral(_ code: Int32, _ asked: TermID) -> Int? {
    let inner = unwrapped(asked)
    let penalty = inner == asked ? 0 : 1
    switch store[inner] {
    case .library(let path, _):
      guard path.count == 1 else { return 0 }
      let name = index.codebase.names[path[0]]
      if let own = Self.literalTypes[code] {
        if own == name { return 8 - penalty }
        if StandardLibrary.literalTypes[name].map({ $0 != code }) ?? false {
          let isNumber =
            code == ValueCode.integer
            && StandardLibrary.literalTypes[name] == ValueCode.floatingPoint
          return isNumber ? 5 - penalty : nil
        }
        if StandardLibrary.literalTypes[name] == code { return 6 - penalty }
        if path[0] == index.known.array || path[0] == index.known.dictionary
          || path[0] == index.known.set
        {
          return nil
        }
      }
      return 1
    case .nominal(let type, _):
      return index.types[Int(type)].hasLibrarySupertypes ? 1 : nil
    case .function, .tuple, .metatype: return nil
    default: return 0
    }
  }

  private static let literalTypes: [Int32: String] = [
    ValueCode.string: "String", ValueCode.integer: "Int", ValueCode.floatingPoint: "Double",
    ValueCode.boolean: "Bool",
  ]

  private func fitClosure(_ fact: ExpressionFact, _ asked: TermID) -> Int? {
    switch store[unwrapped(asked)] {
    case .function(let parameters, _):
      let own = index.parameters(of: SymbolID(file: file, index: fact.value)).count
      let count = own > 0 ? own : dollars(ofClosure: fact.value)
      return count == parameters.count || isTakenApart(parameters, into: count) ? 6 : nil
    case .nominal, .tuple, .metatype: return nil
    case .library(let path, _):
      return path.count == 1 && index.known.plainTypes.contains(path[0]) ? nil : 0
    default: return 0
    }
  }

  /// Whether a closure with several arguments may be given one alone: a tuple, or what may turn out to be one.
  private func isTakenApart(_ parameters: [TermID], into count: Int) -> Bool {
    guard count > 1, parameters.count == 1 else { return false }
    switch store[parameters[0]] {
    case .tuple(let parts, _): return parts.count == count
    case .unknown, .outside, .placeholder, .member: return true
    case .library(let path, _): return path.count == 1 && index.known.broughtTypes.contains(path[0])
    default: return false
    }
  }

  private func fitCollection(_ fact: ExpressionFact, _ asked: TermID, _ depth: Int) -> Int? {
    switch store[unwrapped(asked)] {
    case .library(let path, let arguments):
      guard path.count == 1 else { return 0 }
      let isDictionary = fact.kind == .dictionary
      if path[0] == index.known.dictionary { return isDictionary || fact.firstChild < 0 ? 6 : nil }
      if path[0] == index.known.array || path[0] == index.known.set {
        guard !isDictionary else { return nil }
        guard let element = arguments.first else { return 6 }
        for value in elements(of: fact).prefix(3)
        where fit(of: value.value, for: element, depth: depth) == nil {
          return nil
        }
        return 6
      }
      return index.known.plainTypes.contains(path[0]) ? nil : 0
    case .nominal(let type, _): return index.types[Int(type)].hasLibrarySupertypes ? 1 : nil
    case .function, .tuple, .metatype: return nil
    default: return 0
    }
  }

  /// Whether `.member` may stand for a value of a type.
  private func fitImplicit(_ chain: ChainFact, _ asked: TermID) -> Int? {
    let name = facts.components[Int(chain.first)].name
    switch store[unwrapped(asked)] {
    case .nominal(let type, _):
      if name == index.known.initializer { return 1 }
      if index.member(name, .anything, of: type, seenFrom: file) != .none { return 4 }
      return index.types[Int(type)].hasLibrarySupertypes ? 0 : nil
    case .function, .tuple: return nil
    default: return 0
    }
  }

  /// How well a value of one type fits a parameter of another.
  func fit(_ given: TermID, for asked: TermID) -> Int? {
    if given == asked { return isComplete(given) || store.isOpen[Int(given)] ? Self.exactFit : 0 }
    guard isTelling(given), isTelling(asked) else { return 0 }
    if store.isOpen[Int(given)] { return 0 }
    if !isComplete(given) {
      if case .nominal = store[unwrapped(given)],
        case .nominal(let wanted, _) = store[unwrapped(asked)]
      {
        return view(unwrapped(given), as: wanted, depth: 0) == nil ? nil : 0
      }
      return mayBeSame(unwrapped(given), unwrapped(asked)) ? 0 : nil
    }
    let inner = unwrapped(asked)
    if inner != asked {
      let own = unwrapped(given)
      return fit(own, for: inner).map { max(0, $0 - (own == given ? 1 : 0)) }
    }
    // An optional is handed over only where something unwraps it, which chains do not always tell.
    let given = unwrapped(given)
    if given == asked { return 6 }
    switch (store[given], store[asked]) {
    case (.nominal, .nominal(let wanted, _)):
      guard let seen = view(given, as: wanted, depth: 0) else { return nil }
      return mayBeSame(seen, asked) ? (seen == given ? 7 : 4) : nil
    case (.library(let path, let some), .library(let other, let others)):
      if path == other {
        return zip(some, others).allSatisfy { mayBeSame($0, $1) } ? 5 : nil
      }
      return areDistinct(path, other) ? nil : 0
    case (.nominal(let type, _), .library(let path, _)):
      let isPlain = path.count == 1 && index.known.plainTypes.contains(path[0])
      return isPlain || !index.types[Int(type)].hasLibrarySupertypes ? (anyFit(path)) : 0
    case (.library, .nominal): return mayConform(given, to: asked) ? 1 : nil
    case (.function, .function): return 5
    case (.function, .nominal), (.tuple, .nominal), (.metatype, .nominal): return nil
    case (.nominal, .function), (.nominal, .tuple), (.nominal, .metatype): return nil
    case (.library(let path, _), .function), (.library(let path, _), .tuple):
      return path.count == 1 && index.known.plainTypes.contains(path[0]) ? nil : 0
    default: return 0
    }
  }

  /// `Any` and its like take anything; other library types that are no protocol take none of ours.
  private func anyFit(_ path: [NameID]) -> Int? {
    let name = path.last.map { index.codebase.names[$0] } ?? ""
    return name == "Any" || name == "AnyObject" || name.hasPrefix("Any")
      ? 1 : isPlain(path) ? nil : 0
  }

  private func isPlain(_ path: [NameID]) -> Bool {
    path.count == 1 && index.known.plainTypes.contains(path[0])
  }

  private func areDistinct(_ path: [NameID], _ other: [NameID]) -> Bool {
    isPlain(path) && isPlain(other)
  }
}
