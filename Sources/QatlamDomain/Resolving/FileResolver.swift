/// Resolves the references of one file.
///
/// It changes nothing but its output. A class, because closures take it along, and a struct would be copied for each with
/// all that the index holds.
final class FileResolver {
  let index: SymbolIndex
  let locals: LocalNames
  let file: Int32
  let facts: FileFacts
  let output: ReferenceSink
  let store: TermStore
  /// How deep an evaluation may lead from a value to the value it was made from.
  static let depthLimit = 12

  /// Creates a resolver of a file, named by its index in the codebase, whose locals are loaded.
  init(
    index: SymbolIndex,
    locals: LocalNames,
    file: Int32,
    facts: FileFacts,
    output: ReferenceSink,
    store: TermStore
  ) {
    self.index = index
    self.locals = locals
    self.file = file
    self.facts = facts
    self.output = output
    self.store = store
  }

  /// Reports what every chain of the file refers to.
  func resolve() {
    for chain in facts.chains.indices {
      output.begin()
      store.beginChain(Int32(chain))
      resolve(Int32(chain), facts.chains[chain])
    }
  }

  private func resolve(_ chainIndex: Int32, _ chain: ChainFact) {
    switch chain.role {
    case .inheritance, .typeAnnotation, .genericArgument, .genericConstraint, .extendedType,
      .aliasTarget, .attribute, .cast, .thrownType, .moduleSelector:
      resolveType(chainIndex, chain)
    case .keyPath:
      if !resolveInjection(chain) { report(chainIndex, chain) }
    case .expression, .pattern:
      report(chainIndex, chain)
    case .macro:
      resolveMacro(chain)
    case .operatorUse:
      resolveOperator(chain)
    }
  }

  // MARK: - Types

  /// Reports what a type expression names: the types around it in passing, an alias and what it stands for.
  private func resolveType(_ chainIndex: Int32, _ chain: ChainFact) {
    let last = typeComponent(of: chain)
    for position in 0..<last {
      let target = typeTarget(chain, count: position + 1)
      if case .declared(let symbol) = target, !isPlaceholder(symbol) {
        let offset = facts.components[Int(chain.first) + position].offset
        emitPassing(symbol, .type, at: offset, chain)
      }
    }
    let component = facts.components[Int(chain.first) + last]
    let target = typeTarget(chain, count: last + 1)
    report(target, at: component, chain)
    if chain.role == .attribute, component.flags.contains(.isCalled),
      case .declared(let symbol) = target
    {
      emitAttribute(symbol, component, last, chainIndex, chain)
    }
  }

  /// Reports the initialiser of a wrapper: `@Field("name") var name = ""` hands over the value first.
  private func emitAttribute(
    _ symbol: SymbolID,
    _ component: ComponentFact,
    _ position: Int,
    _ chainIndex: Int32,
    _ chain: ChainFact
  ) {
    let term = term(declared: symbol, [], in: file, scope: chain.scope)
    guard let type = types(of: term).first, index.types[Int(type)].symbol != .none else { return }
    let call = call(ofChain: chainIndex, component: position)
    // Wrappers tell their initialisers apart by types that no argument shows: one must fit alone.
    let fitting = index.initializers(of: type).filter {
      index.accepts($0, call) || index.accepts($0, call.wrapping(index.known.wrappedValue))
    }
    if fitting.count == 1 { emitPassing(fitting[0], .member, at: component.offset, chain) }
  }

  private func typeTarget(_ chain: ChainFact, count: Int) -> TypeTarget {
    index.typeTarget(chain, in: file, scope: chain.scope, locals: ownLocals, count: count)
  }

  private func isPlaceholder(_ symbol: SymbolID) -> Bool {
    let kind = index.declaration(symbol).kind
    return kind == .genericParameter || kind == .associatedType
  }

  /// Returns the position of the component that names the type: the last that is no `Type` or `Protocol`.
  private func typeComponent(of chain: ChainFact) -> Int {
    var last = Int(chain.count) - 1
    while last > 0 {
      let name = facts.components[Int(chain.first) + last].name
      guard
        name == index.known.typeMember || name == index.known.protocolMember
          || name == index.known.selfValue
      else { break }
      last -= 1
    }
    return last
  }

  private func report(_ target: TypeTarget, at component: ComponentFact, _ chain: ChainFact) {
    switch target {
    case .declared(let symbol): report(symbol, at: component, chain)
    case .enclosing(let type): emitImplied(type: type, .type, at: component, chain)
    case .dependent(let symbol, let names): reportDependent(symbol, names, at: component, chain)
    case .library:
      if let symbol = index.writtenElement(chain, in: file), index.type(of: symbol) >= 0 {
        emitImplied(type: index.type(of: symbol), .type, at: component, chain)
      } else {
        reportLibrary(component, chain)
      }
    case .unknown: reportUnresolved(component, chain, .inference)
    case .ambiguous: reportUnresolved(component, chain, .ambiguous)
    }
  }

  private func report(_ symbol: SymbolID, at component: ComponentFact, _ chain: ChainFact) {
    switch index.declaration(symbol).kind {
    case .genericParameter: break
    case .associatedType: emitPassing(symbol, .type, at: component.offset, chain)
    case .alias:
      switch index.typePath(.found(symbol), seenFrom: file, depth: 0) {
      case .type(let type):
        emitPassing(symbol, .alias, at: component.offset, chain)
        emitImplied(type: type, .type, at: component, chain)
      case .alias(let alias, let depth):
        let targets = index.aliasTargets(alias, depth: depth)
        emitAlias(symbol, targets: targets, at: component, chain)
      case .placeholder, .library, .unknown, .ambiguous:
        emitPassing(symbol, .alias, at: component.offset, chain)
      }
    default:
      let type = index.type(of: symbol)
      if type >= 0 { emit(type: type, .type, at: component, chain) }
    }
  }

  /// `T.Element`: the associated type, where what `T` conforms to declares one alone.
  private func reportDependent(
    _ symbol: SymbolID,
    _ names: [NameID],
    at component: ComponentFact,
    _ chain: ChainFact
  ) {
    var term = store.id(.placeholder(symbol))
    for name in names.dropLast() { term = store.id(.member(term, name)) }
    let bases = bases(of: term)
    for base in bases.list {
      let found = index.member(component.name, .types, of: base.type, seenFrom: file)
      guard case .found(let declared) = found else { continue }
      if isPlaceholder(declared) {
        emitPassing(declared, .type, at: component.offset, chain)
      } else {
        report(declared, at: component, chain)
      }
      return
    }
    if bases.mayBeOutside {
      output.found.libraryCount += 1
    } else {
      reportUnresolved(component, chain, .inference)
    }
  }

  private func resolveMacro(_ chain: ChainFact) {
    let component = facts.components[Int(chain.first)]
    let found = index.global(component.name, .anything, seenFrom: file)
    if case .found(let symbol) = found, index.declaration(symbol).kind == .macroDeclaration {
      emit(symbol, .macro, at: component, chain)
    } else {
      output.found.libraryCount += 1
    }
  }

  private func resolveOperator(_ chain: ChainFact) {
    let component = facts.components[Int(chain.first)]
    let symbols = operators(component)
    switch index.global(component.name, .anything, seenFrom: file) {
    case .found, .overloads, .none, .library, .doubtful: break
    case .ambiguous:
      reportUnresolved(component, chain, .ambiguous)
      return
    }
    guard let first = symbols.first else {
      output.found.libraryCount += 1
      return
    }
    if symbols.count == 1 {
      emit(first, .operator, at: component, chain)
    } else if let only = decided(symbols) {
      emit(only, .operator, at: component, chain, certainty: .oneOfSeveral)
    } else {
      reportUnresolved(component, chain, .overload)
    }
  }

  /// The functions of an operator with as many operands: free ones and those of types.
  private func operators(_ component: ComponentFact) -> [SymbolID] {
    let free = candidates(index.global(component.name, .anything, seenFrom: file))
    let all = free + index.memberOperators(component.name, seenFrom: file)
    let fitting = all.filter { symbol in
      index.declaration(symbol).kind == .function
        && index.parameters(of: symbol).count == Int(component.argumentCount)
    }
    return fitting
  }

  // MARK: - Reports

  func emit(
    type: TypeID,
    _ kind: ResolvedReference.Kind,
    at component: ComponentFact,
    _ chain: ChainFact,
    certainty: ResolvedReference.Certainty = .exact
  ) {
    let symbol = index.types[Int(type)].symbol
    guard symbol != .none else {
      reportLibrary(component, chain)
      return
    }
    emit(symbol, kind, at: component, chain, certainty: certainty)
  }

  /// Reports a type that another name leads to.
  func emitImplied(
    type: TypeID,
    _ kind: ResolvedReference.Kind,
    at component: ComponentFact,
    _ chain: ChainFact
  ) {
    emit(type: type, kind, at: component, chain, certainty: .implied)
  }

  func emit(
    _ symbol: SymbolID,
    _ kind: ResolvedReference.Kind,
    at component: ComponentFact,
    _ chain: ChainFact,
    certainty: ResolvedReference.Certainty = .exact
  ) {
    output.found.references.append(
      ResolvedReference(
        kind: kind,
        role: chain.role,
        scope: chain.scope,
        offset: component.offset,
        target: symbol,
        certainty: certainty
      )
    )
    if certainty == .exact { emitTwins(of: symbol, kind, at: component.offset, chain) }
  }

  /// Reports in passing what has the same name in other branches of `#if`: nobody can tell which is compiled.
  private func emitTwins(
    of symbol: SymbolID,
    _ kind: ResolvedReference.Kind,
    at offset: UInt32,
    _ chain: ChainFact
  ) {
    guard index.declaration(symbol).flags.contains(.isConditional) else { return }
    for twin in index.twins(of: symbol) {
      let declaration = index.declaration(twin).kind
      output.found.passed.append(
        ResolvedReference(
          kind: declaration == .alias ? .alias : declaration.isNominal ? .type : kind,
          role: chain.role,
          scope: chain.scope,
          offset: offset,
          target: twin
        )
      )
    }
  }

  /// Reports a name that is only passed on the way to what is referred to.
  func emitPassing(
    _ symbol: SymbolID,
    _ kind: ResolvedReference.Kind,
    at offset: UInt32,
    _ chain: ChainFact
  ) {
    output.found.passed.append(
      ResolvedReference(
        kind: kind,
        role: chain.role,
        scope: chain.scope,
        offset: offset,
        target: symbol
      )
    )
    emitTwins(of: symbol, kind, at: offset, chain)
  }

  /// Reports an alias in passing and what it stands for; an alias of libraries' types alone is referred to itself.
  func emitAlias(
    _ alias: SymbolID,
    targets: [TypeID],
    at component: ComponentFact,
    _ chain: ChainFact
  ) {
    guard !targets.isEmpty else {
      emit(alias, .alias, at: component, chain)
      return
    }
    emitPassing(alias, .alias, at: component.offset, chain)
    for target in targets { emitImplied(type: target, .type, at: component, chain) }
  }

  func reportLibrary(_ component: ComponentFact, _ chain: ChainFact) {
    output.found.libraryCount += 1
    output.found.libraryUses.append(
      LibraryUse(name: component.name, offset: component.offset, scope: chain.scope)
    )
  }

  func reportUnresolved(
    _ component: ComponentFact,
    _ chain: ChainFact,
    _ reason: Coverage.Unresolved
  ) {
    output.found.unresolved.append(
      UnresolvedReference(
        name: component.name,
        offset: component.offset,
        scope: chain.scope,
        role: chain.role,
        reason: reason
      )
    )
  }

  /// Returns the one declaration that overloads come down to where all stand in one type or file.
  ///
  /// Who declares them is what a border asks for; which of them is called makes no difference then.
  func decided(_ symbols: [SymbolID]) -> SymbolID? {
    guard let first = symbols.first else { return nil }
    let owner = owner(of: first)
    let isOne = symbols.dropFirst().allSatisfy {
      $0.file == first.file && self.owner(of: $0) == owner
    }
    return isOne ? first : nil
  }

  /// The type that declares a symbol, be it in an extension, or -1.
  private func owner(of symbol: SymbolID) -> TypeID {
    let container = container(of: symbol)
    return container.index > 0 ? index.type(of: container) : -1
  }

  func container(of symbol: SymbolID) -> SymbolID {
    SymbolID(file: symbol.file, index: index.declaration(symbol).parent)
  }
}
