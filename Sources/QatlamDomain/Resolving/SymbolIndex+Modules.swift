extension SymbolIndex {
  /// Whether a name means a module where nothing else of that name is in scope: the file's own or one that it imports.
  func isModule(_ name: NameID, seenFrom file: Int32) -> Bool {
    visibility.moduleNames.contains(name)
      || codebase.files[Int(file)].imports.contains { $0.path.first == name }
  }

  /// Finds a top-level declaration of one module.
  func global(
    _ name: NameID,
    _ wanted: Wanted,
    inModule module: NameID,
    seenFrom file: Int32
  ) -> Lookup {
    let text = codebase.names[module]
    var found: [SymbolID] = []
    var link = globalHeads[Int(name)]
    while link >= 0 {
      let global = globals[Int(link)]
      let symbol = global.symbol
      link = global.next
      let own = moduleNames[Int(moduleOfFile[Int(symbol.file)])]
      guard wanted.accepts(global.kind), Self.simpleName(ofModule: own) == text,
        rank(of: symbol, seenFrom: file) != nil
      else { continue }
      found.append(symbol)
    }
    return choice(among: found, seenFrom: file)
  }

  /// The name of a module as sources write it, without the folders that tell it from others.
  static func simpleName(ofModule module: String) -> Substring {
    module.split(separator: "/").last ?? Substring(module)
  }

  /// Lists the operators of a name that types declare, as far as a file sees them, in order.
  func memberOperators(_ name: NameID, seenFrom file: Int32) -> [SymbolID] {
    guard isMemberName[Int(name)], let symbols = operatorMembers[name] else { return [] }
    return symbols.filter { symbol in
      rank(of: symbol, seenFrom: file) != nil
    }
  }
}
