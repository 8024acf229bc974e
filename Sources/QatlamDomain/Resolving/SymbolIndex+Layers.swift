extension SymbolIndex {
  /// Visits the members of a name of a type and of what it inherits from, nearest first.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - wanted: Which declarations count.
  ///   - type: The type.
  ///   - file: The file from which they must be visible.
  ///   - visit: Takes the members of one type, never none; returns whether to go on.
  func eachLayer(
    _ name: NameID,
    _ wanted: Wanted,
    of type: TypeID,
    seenFrom file: Int32,
    _ visit: ([SymbolID]) -> Bool
  ) {
    guard isMemberName[Int(name)] else { return }
    let own = ownMembers(name, wanted, of: type, seenFrom: file)
    if !own.isEmpty, !visit(own.sorted) { return }
    guard !types[Int(type)].supertypes.isEmpty else { return }
    var queue = types[Int(type)].supertypes
    var position = 0
    while position < queue.count {
      let layer = ownMembers(name, wanted, of: queue[position], seenFrom: file)
      if !layer.isEmpty, !visit(layer.sorted) { return }
      for next in types[Int(queue[position])].supertypes
      where next != type && !queue.contains(next) {
        queue.append(next)
      }
      position += 1
    }
  }

  /// Whether a declaration is another module's own business: not exported, and not imported for testing.
  func isInternalElsewhere(
    _ symbol: SymbolID,
    _ file: Int32
  ) -> Bool {
    let module = moduleOfFile[Int(symbol.file)]
    guard module != moduleOfFile[Int(file)] else { return false }
    let declaration = declaration(symbol)
    guard !declaration.flags.contains(.isExported) else { return false }
    if declaration.kind == .enumCase || declaration.kind == .associatedType { return false }
    // What is seen without an import stands in the same app, whatever its folders are called.
    return visibility.hidesInternals(of: module, from: file)
  }
}
