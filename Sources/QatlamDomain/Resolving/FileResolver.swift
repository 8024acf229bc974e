/// Resolves the references of one file after another.
///
/// A resolver belongs to one task; several resolvers share one index.
package struct FileResolver {
  let index: SymbolIndex
  let locals: LocalNames
  var file: Int32 = -1
  var facts = FileFacts(path: "")
  var output = FileReferences()
  /// How deep an evaluation may lead from a value to the value it was made from.
  static let depthLimit = 12

  /// Creates a resolver on an index.
  package init(index: SymbolIndex) {
    self.index = index
    locals = LocalNames(count: index.codebase.names.strings.count)
  }

  /// Says what a file refers to.
  ///
  /// - Parameter file: The file's index in the codebase.
  package mutating func references(of file: Int) -> FileReferences {
    self.file = Int32(file)
    facts = index.codebase.files[file]
    locals.load(facts.declarations, of: self.file)
    output = FileReferences()
    output.references.reserveCapacity(facts.chains.count / 2)
    for chain in facts.chains.indices { resolve(Int32(chain)) }
    let result = output
    output = FileReferences()
    return result
  }

  private mutating func resolve(_ chainIndex: Int32) {
    let chain = facts.chains[Int(chainIndex)]
    switch chain.role {
    case .inheritance, .typeAnnotation, .genericArgument, .genericConstraint, .extendedType,
      .aliasTarget, .attribute, .cast, .thrownType:
      resolveType(chain)
    case .keyPath:
      if !resolveInjection(chain) { _ = evaluate(chain, emits: true, depth: 0) }
    case .expression, .pattern:
      _ = evaluate(chain, emits: true, depth: 0)
    case .macro:
      resolveMacro(chain)
    case .operatorUse:
      resolveOperator(chain)
    case .moduleSelector:
      resolveType(chain)
    }
  }

  // MARK: - Types

  /// Reports what a type expression names: the innermost nested type, and what an alias stands for.
  private mutating func resolveType(_ chain: ChainFact) {
    let path = index.typePath(chain, in: file, scope: chain.scope, locals: locals)
    let last = typeComponent(of: chain)
    let component = facts.components[Int(chain.first) + last]
    report(path, at: component, chain)
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

  private mutating func report(_ path: TypePath, at component: ComponentFact, _ chain: ChainFact) {
    switch path {
    case .type(let type):
      emit(type: type, .type, at: component, chain)
    case .alias(let alias, let depth):
      let targets = index.aliasTargets(alias, depth: depth)
      if targets.isEmpty { emit(alias, .alias, at: component, chain) }
      for target in targets { emit(type: target, .type, at: component, chain) }
    case .placeholder: break
    case .library: reportLibrary(component, chain)
    case .unknown: output.libraryCount += 1
    case .ambiguous: reportUnresolved(component, chain, .ambiguous)
    }
  }

  private mutating func resolveMacro(_ chain: ChainFact) {
    let component = facts.components[Int(chain.first)]
    let found = index.global(component.name, .anything, seenFrom: file)
    if case .found(let symbol) = found, index.declaration(symbol).kind == .macroDeclaration {
      emit(symbol, .macro, at: component, chain)
    } else {
      output.libraryCount += 1
    }
  }

  private mutating func resolveOperator(_ chain: ChainFact) {
    let component = facts.components[Int(chain.first)]
    switch index.global(component.name, .anything, seenFrom: file) {
    case .found(let symbol): emit(symbol, .operator, at: component, chain)
    case .overloads(let symbols):
      if let only = decided(symbols) {
        emit(only, .operator, at: component, chain)
      } else {
        reportUnresolved(component, chain, .overload)
      }
    case .ambiguous: reportUnresolved(component, chain, .ambiguous)
    case .none: output.libraryCount += 1
    }
  }

  // MARK: - Reports

  mutating func emit(
    type: TypeID,
    _ kind: ResolvedReference.Kind,
    at component: ComponentFact,
    _ chain: ChainFact
  ) {
    let symbol = index.types[Int(type)].symbol
    guard symbol != .none else {
      reportLibrary(component, chain)
      return
    }
    emit(symbol, kind, at: component, chain)
  }

  mutating func emit(
    _ symbol: SymbolID,
    _ kind: ResolvedReference.Kind,
    at component: ComponentFact,
    _ chain: ChainFact
  ) {
    output.references.append(
      ResolvedReference(
        kind: kind,
        role: chain.role,
        scope: chain.scope,
        offset: component.offset,
        target: symbol
      )
    )
  }

  mutating func reportLibrary(_ component: ComponentFact, _ chain: ChainFact) {
    output.libraryCount += 1
    output.libraryUses.append(
      LibraryUse(name: component.name, offset: component.offset, scope: chain.scope)
    )
  }

  mutating func reportUnresolved(
    _ component: ComponentFact,
    _ chain: ChainFact,
    _ reason: Coverage.Unresolved
  ) {
    output.unresolved.append(
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
    let container = container(of: first)
    return symbols.dropFirst().allSatisfy { self.container(of: $0) == container } ? first : nil
  }

  private func container(of symbol: SymbolID) -> SymbolID {
    SymbolID(file: symbol.file, index: index.declaration(symbol).parent)
  }
}
