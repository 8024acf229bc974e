/// Which of several declarations of a name is meant.
extension FileResolver {
  /// What was found under a name.
  struct Found {
    /// Those that may be meant; one alone where that is certain.
    var symbols: [SymbolID] = []
    /// The term whose members they are.
    var receiver: TermID = Term.unknownID
    /// Whether nothing but their number speaks against them: labels and types fit.
    var fits = false
  }

  /// Finds the member of a term that a component means.
  ///
  /// The name is looked for in the bases, nearest first, as it is used.
  func find(
    _ component: ComponentFact,
    _ use: Use,
    in term: TermID,
    _ bases: MemberBases
  ) -> Found {
    var unfitting = Found()
    for base in bases.list {
      if isAbstract(base.term), let required = requirement(component, use, base) { return required }
      var isDone = false
      var result = Found()
      index.eachLayer(component.name, use.wanted, of: base.type, seenFrom: file) { layer in
        let visible = layer.filter { isUsable($0, component, use, base) }
        guard !visible.isEmpty else { return true }
        let fitting = visible.filter { fits($0, use.call) }
        if fitting.isEmpty {
          if unfitting.symbols.isEmpty {
            unfitting = Found(symbols: visible, receiver: base.term, fits: false)
          }
          return true
        }
        result = Found(
          symbols: narrowed(fitting, use, receiver: base.term),
          receiver: base.term,
          fits: true
        )
        isDone = true
        return false
      }
      if isDone { return result }
    }
    return unfitting
  }

  /// What a protocol requires is what its values are asked for, even where an extension offers the same nearer by.
  private func requirement(_ component: ComponentFact, _ use: Use, _ base: MemberBase) -> Found? {
    var required: [SymbolID] = []
    index.eachLayer(component.name, use.wanted, of: base.type, seenFrom: file) { layer in
      required += layer.filter { symbol in
        isRequirement(symbol) && isUsable(symbol, component, use, base) && fits(symbol, use.call)
      }
      return required.isEmpty
    }
    guard !required.isEmpty else { return nil }
    return Found(
      symbols: narrowed(required, use, receiver: base.term),
      receiver: base.term,
      fits: true
    )
  }

  /// Whether a declaration stands in a protocol itself.
  func isRequirement(_ symbol: SymbolID) -> Bool {
    let container = container(of: symbol)
    return container.index > 0 && index.declaration(container).kind == .protocol
  }

  /// How a name is used.
  struct Use {
    var call: Call
    /// The chain and the component that it stands at.
    var chain: Int32 = -1
    var component = 0
    var wanted: Wanted = .anything
    /// Whether it is asked of a type, not of a value; `nil` where either may be meant.
    var isStatic: Bool?
    var depth = 0
  }

  /// Whether a member can be meant at all: of a type or of a value, in an extension that applies.
  private func isUsable(
    _ symbol: SymbolID,
    _ component: ComponentFact,
    _ use: Use,
    _ base: MemberBase
  ) -> Bool {
    guard fitsLibrary(symbol, component) else { return false }
    // A library's type fulfils what a protocol of ours requires by a member of its own.
    if case .library = store[unmetatyped(base.term)], isRequirement(symbol) { return false }
    let declaration = index.declaration(symbol)
    if let isStatic = use.isStatic {
      switch declaration.kind {
      case .enumCase: if !isStatic { return false }
      case .variable:
        if declaration.flags.contains(.isStatic) != isStatic { return false }
      case .function:
        if declaration.flags.contains(.isStatic), !isStatic { return false }
      default: break
      }
    }
    return applies(declaration, symbol, to: base.term)
  }

  /// Whether the `where` clause of a member's extension holds for a receiver, as far as that is known.
  func applies(
    _ declaration: DeclarationFact,
    _ symbol: SymbolID,
    to receiver: TermID
  ) -> Bool {
    guard declaration.parent > 0 else { return true }
    let facts = index.codebase.files[Int(symbol.file)]
    guard !facts.requirements.isEmpty,
      facts.declarations[Int(declaration.parent)].kind == .extension
    else { return true }
    for requirement in facts.requirements where requirement.scope == declaration.parent {
      let container = index.type(of: SymbolID(file: symbol.file, index: declaration.parent))
      let substitution = substitution(for: container, receiver: receiver)
      let left = substituted(term(written: requirement.left, in: symbol.file), substitution)
      let right = substituted(term(written: requirement.right, in: symbol.file), substitution)
      if requirement.isSame {
        if !mayBeSame(left, right) { return false }
      } else if !mayConform(left, to: right) {
        return false
      }
    }
    return true
  }

  /// Whether two terms may be one type.
  func mayBeSame(_ left: TermID, _ right: TermID) -> Bool {
    if left == right || store.isOpen[Int(left)] || store.isOpen[Int(right)] { return true }
    switch (store[left], store[right]) {
    case (.unknown, _), (_, .unknown), (.outside, _), (_, .outside): return true
    case (.nominal(let one, let some), .nominal(let other, let others)):
      return one == other && zip(some, others).allSatisfy { mayBeSame($0, $1) }
    case (.library(let one, let some), .library(let other, let others)):
      return one.last == other.last && zip(some, others).allSatisfy { mayBeSame($0, $1) }
    case (.tuple(let some, _), .tuple(let others, _)):
      return some.count == others.count && zip(some, others).allSatisfy { mayBeSame($0, $1) }
    case (.function, .function), (.composition, _), (_, .composition): return true
    case (.metatype(let one), .metatype(let other)): return mayBeSame(one, other)
    default: return false
    }
  }

  /// Whether a type may conform to, or inherit from, another.
  func mayConform(_ term: TermID, to other: TermID) -> Bool {
    guard !store.isOpen[Int(term)], case .nominal(let wanted, _) = store[other] else { return true }
    switch store[term] {
    case .nominal: return view(term, as: wanted, depth: 0) != nil
    case .library(let path, _):
      guard let type = index.libraryTypes[path] else { return false }
      return index.types[Int(type)].supertypes.contains(wanted)
    default: return true
    }
  }

  /// Whether a declaration takes such a call; what is no function fits what is not called.
  func fits(_ symbol: SymbolID, _ call: Call) -> Bool {
    let declaration = index.declaration(symbol)
    switch declaration.kind {
    case .function: return !call.isCall || index.accepts(symbol, call)
    case .enumCase: return !call.isCall || index.accepts(symbol, call)
    case .variable, .parameter:
      guard call.isCall else { return true }
      return declaration.type < 0 || mayBeCalled(declaration, symbol)
    default: return true
    }
  }

  /// Whether a variable's value may be called: a function, a type, or something that nobody knows.
  private func mayBeCalled(_ declaration: DeclarationFact, _ symbol: SymbolID) -> Bool {
    switch store[unwrapped(term(written: declaration.type, in: symbol.file))] {
    case .function, .metatype, .unknown, .outside, .placeholder, .member: return true
    case .nominal: return index.known.callAsFunction != .max
    case .library(let path, _):
      return path.count > 1 || !index.known.plainTypes.contains(path[0])
    default: return false
    }
  }

  // MARK: By types

  /// Leaves those declarations that fit a use best, by the types of its arguments.
  func narrowed(_ symbols: [SymbolID], _ use: Use, receiver: TermID) -> [SymbolID] {
    guard symbols.count > 1 else { return symbols }
    var rest = symbols
    if !use.call.isCall {
      let values = rest.filter { index.declaration($0).kind != .function }
      if !values.isEmpty { rest = values }
    } else {
      let functions = rest.filter { index.declaration($0).kind == .function }
      if !functions.isEmpty { rest = functions }
    }
    rest = withoutBranches(rest)
    guard rest.count > 1 else { return rest }
    if use.call.isCall, use.chain >= 0 { rest = best(rest, use, receiver: receiver) }
    guard rest.count > 1 else { return rest }
    rest = preferred(rest, receiver: receiver)
    return rest
  }

  /// Of declarations in branches of `#if` keeps the first, where all others are in branches too.
  private func withoutBranches(_ symbols: [SymbolID]) -> [SymbolID] {
    let plain = symbols.filter { !index.declaration($0).flags.contains(.isConditional) }
    if plain.isEmpty, Set(symbols.map { signature(of: $0) }).count == 1 { return [symbols[0]] }
    return symbols
  }

  private func signature(of symbol: SymbolID) -> [NameID] {
    index.parameters(of: symbol).map { index.label(of: $0) }
  }

  private func best(_ symbols: [SymbolID], _ use: Use, receiver: TermID) -> [SymbolID] {
    var best: [SymbolID] = []
    var most = Int.min
    for symbol in symbols {
      guard let score = score(of: symbol, use, receiver: receiver), score >= most else { continue }
      if score > most { best.removeAll() }
      most = score
      best.append(symbol)
    }
    return best.isEmpty ? symbols : best
  }

  /// How well the arguments of a call fit a declaration's parameters; `nil` where one cannot.
  private func score(of symbol: SymbolID, _ use: Use, receiver: TermID) -> Int? {
    guard let taken = index.assignment(of: symbol, use.call) else { return nil }
    let container = container(of: symbol)
    let substitution = substitution(
      for: container.index > 0 ? index.type(of: container) : -1,
      receiver: receiver
    )
    var score = 0
    for argument in arguments(ofChain: use.chain, component: use.component)
    where Int(argument.position) < taken.count {
      let parameter = taken[Int(argument.position)]
      let asked = substituted(parameterTerm(parameter), substitution)
      guard let fit = fit(of: argument.value, for: asked, depth: use.depth) else { return nil }
      score += fit
    }
    // Of two that fit alike, the one that leaves out fewer parameters is meant.
    let count = index.parameters(of: symbol).count
    return score * 64 - (count - min(count, Set(taken).count))
  }

  /// The term of one argument for a parameter; of `T...` that is `T`.
  func parameterTerm(_ parameter: SymbolID) -> TermID {
    let declaration = index.declaration(parameter)
    return declaration.type < 0
      ? Term.unknownID : term(written: declaration.type, in: parameter.file)
  }

  /// Of declarations that fit alike: what a protocol requires for its own values, what fulfils it for others.
  private func preferred(_ symbols: [SymbolID], receiver: TermID) -> [SymbolID] {
    let requirements = symbols.filter(isRequirement)
    if !requirements.isEmpty, requirements.count < symbols.count {
      if isAbstract(receiver) { return requirements }
      return symbols.filter { !requirements.contains($0) }
    }
    let constrained = symbols.filter(isConstrained)
    if constrained.count == 1, constrained.count < symbols.count, !isAbstract(receiver),
      isComplete(receiver)
    {
      return constrained
    }
    return symbols
  }

  /// Whether nothing of a term is unknown.
  func isComplete(_ term: TermID) -> Bool {
    guard !store.isOpen[Int(term)] else { return false }
    switch store[term] {
    case .unknown, .outside, .placeholder, .member, .selfType: return false
    case .nominal(_, let parts), .library(_, let parts), .tuple(let parts, _),
      .composition(let parts):
      return parts.allSatisfy(isComplete)
    case .function(let parameters, let result):
      return isComplete(result) && parameters.allSatisfy(isComplete)
    case .metatype(let inner): return isComplete(inner)
    }
  }

  /// Whether a declaration stands in an extension with a `where` clause.
  private func isConstrained(_ symbol: SymbolID) -> Bool {
    let container = container(of: symbol)
    return container.index > 0
      && index.codebase.files[Int(symbol.file)].requirements.contains {
        $0.scope == container.index
      }
  }

  /// Whether a term is a protocol's value, or a placeholder.
  func isAbstract(_ term: TermID) -> Bool {
    switch store[unmetatyped(term)] {
    case .placeholder, .member, .composition: return true
    case .nominal(let type, _), .selfType(let type):
      let symbol = index.types[Int(type)].symbol
      return symbol != .none && index.declaration(symbol).kind == .protocol
    default: return false
    }
  }
}
