/// Resolves the references of one file.
///
/// It changes nothing but its output, so that following a value into the chain it was made from copies nothing.
struct FileResolver {
  let index: SymbolIndex
  let locals: LocalNames
  let file: Int32
  let facts: FileFacts
  let output: ReferenceSink
  /// How deep an evaluation may lead from a value to the value it was made from.
  static let depthLimit = 12

  /// Reports what every chain of the file refers to.
  func resolve() {
    for chain in facts.chains.indices {
      output.begin()
      resolve(Int32(chain))
    }
  }

  private func resolve(_ chainIndex: Int32) {
    let chain = facts.chains[Int(chainIndex)]
    switch chain.role {
    case .inheritance, .typeAnnotation, .genericArgument, .genericConstraint, .extendedType,
      .aliasTarget, .attribute, .cast, .thrownType:
      resolveType(chain)
    case .keyPath:
      if !resolveInjection(chain) { _ = evaluate(chainIndex, emits: true, depth: 0) }
    case .expression, .pattern:
      _ = evaluate(chainIndex, emits: true, depth: 0)
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
  private func resolveType(_ chain: ChainFact) {
    let path = index.typePath(chain, in: file, scope: chain.scope, locals: ownLocals)
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

  private func report(_ path: TypePath, at component: ComponentFact, _ chain: ChainFact) {
    switch path {
    case .type(let type):
      emit(type: type, .type, at: component, chain)
    case .alias(let alias, let depth):
      let targets = index.aliasTargets(alias, depth: depth)
      if targets.isEmpty { emit(alias, .alias, at: component, chain) }
      for target in targets { emit(type: target, .type, at: component, chain) }
    case .placeholder: break
    case .library: reportLibrary(component, chain)
    case .unknown: reportUnresolved(component, chain, .inference)
    case .ambiguous: reportUnresolved(component, chain, .ambiguous)
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
    switch index.global(component.name, .anything, seenFrom: file) {
    case .found(let symbol): emit(symbol, .operator, at: component, chain)
    case .overloads(let symbols):
      if let only = decided(symbols) {
        emit(only, .operator, at: component, chain)
      } else {
        reportUnresolved(component, chain, .overload)
      }
    case .ambiguous: reportUnresolved(component, chain, .ambiguous)
    case .none, .library, .doubtful: output.found.libraryCount += 1
    }
  }

  // MARK: - Reports

  func emit(
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

  func emit(
    _ symbol: SymbolID,
    _ kind: ResolvedReference.Kind,
    at component: ComponentFact,
    _ chain: ChainFact
  ) {
    output.found.references.append(
      ResolvedReference(
        kind: kind,
        role: chain.role,
        scope: chain.scope,
        offset: component.offset,
        target: symbol
      )
    )
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
    let container = container(of: first)
    return symbols.dropFirst().allSatisfy { self.container(of: $0) == container } ? first : nil
  }

  private func container(of symbol: SymbolID) -> SymbolID {
    SymbolID(file: symbol.file, index: index.declaration(symbol).parent)
  }
}
