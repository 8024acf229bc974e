extension SymbolIndex {
  /// Lists the other declarations of the same name in the same place, each in a branch of `#if`, in order.
  ///
  /// - Parameter symbol: A declaration in such a branch; of others there are none.
  /// - Returns: What else the name means where other branches are compiled.
  package func twins(of symbol: SymbolID) -> [SymbolID] {
    let fact = declaration(symbol)
    guard fact.flags.contains(.isConditional), fact.parent >= 0 else { return [] }
    let parent = SymbolID(file: symbol.file, index: fact.parent)
    let isGlobal = declaration(parent).kind == .file
    var link =
      isGlobal
      ? globalHeads[Int(fact.name)] : memberHeads.head(of: type(of: parent), fact.name)
    var found: [SymbolID] = []
    while link >= 0 {
      let entry = isGlobal ? globals[Int(link)] : members[Int(link)]
      link = entry.next
      if areTwins(symbol, entry.symbol) { found.append(entry.symbol) }
    }
    return found.sorted()
  }

  /// Whether two declarations of one name and place stand in branches of `#if` of which one alone is compiled.
  func areTwins(_ first: SymbolID, _ second: SymbolID) -> Bool {
    let (one, other) = (declaration(first), declaration(second))
    guard first != second, one.flags.contains(.isConditional),
      other.flags.contains(.isConditional),
      moduleOfFile[Int(first.file)] == moduleOfFile[Int(second.file)],
      first.file == second.file || !one.isPrivate && !other.isPrivate
    else { return false }
    if isType(one) { return isType(other) }
    guard one.kind == other.kind,
      one.flags.contains(.isStatic) == other.flags.contains(.isStatic),
      isSamePlace(first, second)
    else { return false }
    switch one.kind {
    case .variable, .enumCase: return true
    case .function, .initializer, .subscript:
      let (some, others) = (parameters(of: first), parameters(of: second))
      return some.count == others.count
        && zip(some, others).allSatisfy { label(of: $0) == label(of: $1) && areTypedAlike($0, $1) }
    default: return false
    }
  }

  private func isType(_ fact: DeclarationFact) -> Bool {
    fact.kind.isNominal || fact.kind == .alias
  }

  /// Whether two members are of the same values: extensions with a `where` clause may each be of others.
  private func isSamePlace(_ first: SymbolID, _ second: SymbolID) -> Bool {
    let parents = [first, second].map {
      SymbolID(file: $0.file, index: declaration($0).parent)
    }
    return parents[0] == parents[1]
      || parents.allSatisfy { parent in
        !codebase.files[Int(parent.file)].requirements.contains { $0.scope == parent.index }
      }
  }

  private func areTypedAlike(_ first: SymbolID, _ second: SymbolID) -> Bool {
    areSpelledAlike(declaration(first).type, first.file, declaration(second).type, second.file)
  }

  /// Whether two written types have the same words.
  private func areSpelledAlike(
    _ first: Int32,
    _ file: Int32,
    _ second: Int32,
    _ otherFile: Int32
  ) -> Bool {
    guard first >= 0, second >= 0 else { return first < 0 && second < 0 }
    let (facts, others) = (codebase.files[Int(file)], codebase.files[Int(otherFile)])
    let (node, other) = (facts.types[Int(first)], others.types[Int(second)])
    guard node.kind == other.kind, names(node, in: facts) == names(other, in: others) else {
      return false
    }
    var (child, otherChild) = (node.firstChild, other.firstChild)
    while child >= 0, otherChild >= 0 {
      guard areSpelledAlike(child, file, otherChild, otherFile) else { return false }
      child = facts.types[Int(child)].nextSibling
      otherChild = others.types[Int(otherChild)].nextSibling
    }
    return child < 0 && otherChild < 0
  }

  private func names(_ node: TypeNode, in facts: FileFacts) -> [NameID] {
    guard node.chain >= 0 else { return [] }
    let chain = facts.chains[Int(node.chain)]
    return (0..<Int(chain.count)).map { facts.components[Int(chain.first) + $0].name }
  }
}
