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
      var result = Found()
      index.eachLayer(component.name, use.wanted, of: base.type, seenFrom: file) { layer in
        let visible = layer.keeping { isUsable($0, component, use, base) }
        guard !visible.isEmpty else { return true }
        let fitting = visible.keeping { fits($0, use.call) }
        if fitting.isEmpty {
          if unfitting.symbols.isEmpty {
            unfitting = Found(symbols: visible, receiver: base.term, fits: false)
          }
          return true
        }
        // A property of a superclass is nearer to what is not called than a method.
        let isValue = use.call.isCall || !fitting.allSatisfy(isFunction)
        guard isValue || result.symbols.isEmpty else { return true }
        result = Found(
          symbols: narrowed(fitting, use, receiver: base.term),
          receiver: base.term,
          fits: true
        )
        return !isValue
      }
      guard result.symbols.isEmpty else {
        return isOfLibrary(result, component) ? Found() : result
      }
    }
    return isOfLibrary(unfitting, component) ? Found() : unfitting
  }

  private func isFunction(_ symbol: SymbolID) -> Bool {
    index.declaration(symbol).kind == .function
  }

  /// Whether a library's type has a member of its own in the place of what was found: where nothing found fits, or
  /// where all that was found are only defaults of our protocols.
  private func isOfLibrary(_ found: Found, _ component: ComponentFact) -> Bool {
    guard !found.symbols.isEmpty, mayHave(component.name, found.receiver) else { return false }
    if !found.fits { return true }
    return found.symbols.allSatisfy { symbol in
      let owner = index.type(of: container(of: symbol))
      return owner >= 0 && index.types[Int(owner)].symbol != .none
    }
  }

  /// Whether a library's type is known to have a member of a name itself.
  func mayHave(_ name: NameID, _ receiver: TermID) -> Bool {
    let receiver = unwrapped(unmetatyped(receiver))
    switch store[receiver] {
    case .library(let path, _):
      return path.count == 1 && index.known.traits[path[0]]?.extent?.contains(name) ?? false
    case .placeholder, .member:
      return constraints(of: receiver).contains { constraint in
        if case .library = store[constraint] { return mayHave(name, constraint) }
        return false
      }
    default: return false
    }
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
      if !keeps(requirement, in: symbol.file, substitution) { return false }
    }
    return true
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

  /// Of declarations in branches of `#if` of which one alone is compiled keeps the first.
  private func withoutBranches(_ symbols: [SymbolID]) -> [SymbolID] {
    guard symbols.contains(where: { index.declaration($0).flags.contains(.isConditional) }) else {
      return symbols
    }
    var kept: [SymbolID] = []
    for symbol in symbols where !kept.contains(where: { index.areTwins($0, symbol) }) {
      kept.append(symbol)
    }
    return kept
  }

  /// How a declaration fits a call.
  private struct Fit {
    let symbol: SymbolID
    let score: Int
    /// How many parameters get their default values.
    let leftOut: Int
    /// What it asks of each argument.
    let asked: [TermID]
    /// Likewise of those whose types are not known; unknown where nothing could fit better.
    let open: [TermID]
  }

  private func best(_ symbols: [SymbolID], _ use: Use, receiver: TermID) -> [SymbolID] {
    let arguments = arguments(ofChain: use.chain, component: use.component)
    let isKnown = arguments.map { isDetermined($0.value, depth: use.depth + 1) }
    let fits = symbols.compactMap { fit(of: $0, arguments, isKnown, use, receiver: receiver) }
    guard let most = fits.map(\.score).max() else { return symbols }
    let best = fits.filter { $0.score == most }
    // An argument whose type is not known may speak for one that fits less well so far.
    let isDecided = fits.allSatisfy { fit in
      best.allSatisfy { best in
        zip(best.open, fit.open).allSatisfy { $0 == Term.unknownID || isAlike($0, $1) }
      }
    }
    guard isDecided else {
      return fits.filter { fit in
        fit.score == most
          || !best.contains { best in
            zip(best.open, fit.open).allSatisfy { $0 == Term.unknownID || isAlike($0, $1) }
          }
      }
      .map(\.symbol)
    }
    guard best.count > 1 else { return best.map(\.symbol) }
    let special = best.first { fit in
      best.allSatisfy { $0.symbol == fit.symbol || isMoreSpecial(fit.asked, than: $0.asked) }
    }
    if let special { return [special.symbol] }
    // Of two that fit alike, the one that leaves out fewer parameters is meant.
    let least = best.map(\.leftOut).min()
    return best.filter { $0.leftOut == least }.map(\.symbol)
  }

  /// How well the arguments of a call fit a declaration's parameters; `nil` where one cannot.
  private func fit(
    of symbol: SymbolID,
    _ arguments: [ArgumentFact],
    _ isKnown: [Bool],
    _ use: Use,
    receiver: TermID
  ) -> Fit? {
    guard let taken = index.assignment(of: symbol, use.call) else { return nil }
    let container = container(of: symbol)
    let substitution = substitution(
      for: container.index > 0 ? index.type(of: container) : -1,
      receiver: receiver
    )
    var score = 0
    var open: [TermID] = []
    var all: [TermID] = []
    for (argument, isKnown) in zip(arguments, isKnown) where Int(argument.position) < taken.count {
      let parameter = taken[Int(argument.position)]
      let asked = substituted(parameterTerm(parameter), substitution)
      guard let fit = fit(of: argument.value, for: asked, depth: use.depth) else { return nil }
      score += fit
      all.append(asked)
      // Nothing fits better than the very same.
      if !isKnown { open.append(fit == Self.exactFit ? Term.unknownID : asked) }
    }
    guard keepsOwnClause(symbol, use, substitution) else { return nil }
    let count = index.parameters(of: symbol).count
    return Fit(
      symbol: symbol,
      score: score,
      leftOut: count - min(count, Set(taken).count),
      asked: all,
      open: open
    )
  }

  /// How well a value fits where its very type is asked for.
  static let exactFit = 8

  /// Whether a function's own `where` clause may hold for the arguments of a call.
  private func keepsOwnClause(
    _ symbol: SymbolID,
    _ use: Use,
    _ substitution: Substitution
  ) -> Bool {
    let requirements = index.codebase.files[Int(symbol.file)].requirements.filter {
      $0.scope == symbol.index
    }
    guard !requirements.isEmpty else { return true }
    var substitution = substitution
    infer(symbol, use, &substitution, includingClosures: false)
    return requirements.allSatisfy { keeps($0, in: symbol.file, substitution) }
  }

  private func keeps(
    _ requirement: RequirementFact,
    in file: Int32,
    _ substitution: Substitution
  ) -> Bool {
    let left = substituted(term(written: requirement.left, in: file), substitution)
    let right = substituted(term(written: requirement.right, in: file), substitution)
    return requirement.isSame ? mayBeTaken(left, as: right) : mayConform(left, to: right)
  }

  /// The term of one argument for a parameter; of `T...` that is `T`, of `@autoclosure () -> T` too.
  func parameterTerm(_ parameter: SymbolID) -> TermID {
    let declaration = index.declaration(parameter)
    guard declaration.type >= 0 else { return Term.unknownID }
    let term = term(written: declaration.type, in: parameter.file)
    guard
      index.codebase.files[Int(parameter.file)].types[Int(declaration.type)].kind == .autoclosure,
      case .function(_, let result) = store[term]
    else { return term }
    return result
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
