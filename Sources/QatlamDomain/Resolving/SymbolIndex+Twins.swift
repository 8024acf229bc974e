extension SymbolIndex {
  /// Lists the other types and aliases of the same name in the same place, each in a branch of `#if`, in order.
  ///
  /// - Parameter symbol: A type or alias in such a branch; of other declarations there are none.
  /// - Returns: What else the name means where other branches are compiled.
  func twins(of symbol: SymbolID) -> [SymbolID] {
    let fact = declaration(symbol)
    guard isTwin(fact) else { return [] }
    let parent = SymbolID(file: symbol.file, index: fact.parent)
    let isGlobal = declaration(parent).kind == .file
    var link =
      isGlobal
      ? globalHeads[Int(fact.name)] : memberHeads[Self.key(type(of: parent), fact.name)] ?? -1
    var found: [SymbolID] = []
    while link >= 0 {
      let entry = isGlobal ? globals[Int(link)] : members[Int(link)]
      link = entry.next
      guard entry.symbol != symbol, isTwin(declaration(entry.symbol)),
        moduleOfFile[Int(entry.symbol.file)] == moduleOfFile[Int(symbol.file)]
      else { continue }
      found.append(entry.symbol)
    }
    return found.sorted()
  }

  private func isTwin(_ fact: DeclarationFact) -> Bool {
    fact.flags.contains(.isConditional) && (fact.kind.isNominal || fact.kind == .alias)
  }
}
