extension SymbolIndex {
  /// Finds what a name means at a place, from the innermost scope outward.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - wanted: Which declarations count.
  ///   - file: The file of the place.
  ///   - scope: The innermost declaration around the place.
  ///   - offset: The place; local names count from where they become visible.
  ///   - locals: The names of that file; `nil` looks at generic parameters, members and globals only.
  /// - Returns: The nearest declaration of that name, or why there is none to be named.
  func lookup(
    _ name: NameID,
    _ wanted: Wanted,
    file: Int32,
    scope: Int32,
    offset: UInt32,
    locals: LocalNames?
  ) -> Lookup {
    let declarations = codebase.files[Int(file)].declarations
    let base = declarationBase[Int(file)]
    let local = localDeclaration(
      name,
      wanted,
      declarations: declarations,
      scope: scope,
      offset: offset,
      locals: locals
    )
    let depth = local >= 0 ? declarations[Int(local)].parent : -1
    var isDoubtful = false
    var place = scope
    while place > 0 {
      let declaration = declarations[Int(place)]
      if declaration.kind.holdsMembers {
        if depth >= place { break }
        let type = typeOfDeclaration[base + Int(place)]
        if type >= 0 {
          if declaration.kind == .extension {
            var outer = type
            while outer >= 0 {
              if let parameter = genericParameter(name, of: types[Int(outer)].symbol) {
                return .found(parameter)
              }
              outer = types[Int(outer)].outer
            }
          }
          if isMemberName[Int(name)] {
            let found = member(name, wanted, of: type, seenFrom: file)
            if found != .none { return found }
          }
          switch brought(name, wanted, by: type) {
          case .yes: return .library
          case .maybe: isDoubtful = true
          case .no: break
          }
        }
      }
      place = declaration.parent
    }
    if local >= 0 { return .found(SymbolID(file: file, index: local)) }
    let found = global(name, wanted, seenFrom: file)
    guard isDoubtful else { return found }
    return isValue(found) || known.broughtTypes.contains(name) && found != .none ? .doubtful : found
  }

  /// Whether what was found is a function or variable, which a member of a library's type would hide.
  private func isValue(_ found: Lookup) -> Bool {
    switch found {
    case .found(let symbol):
      let kind = declaration(symbol).kind
      return kind == .function || kind == .variable
    case .overloads, .ambiguous: return true
    case .none, .library, .doubtful: return false
    }
  }

  /// Whether a type gets a name from a library whose source is not here.
  private enum Brought { case yes, no, maybe }

  private func brought(_ name: NameID, _ wanted: Wanted, by type: TypeID) -> Brought {
    guard types[Int(type)].hasLibrarySupertypes else { return .no }
    if types[Int(type)].symbol == .none {
      let traits = known.traits[types[Int(type)].name]
      if let traits, traits.isMarker { return .no }
      return brought(name, wanted, by: traits, isExtension: true)
    }
    let libraries = types[Int(type)].librarySupertypes
    var answer = libraries.isEmpty ? Brought.maybe : .no
    for library in libraries {
      let traits = known.traits[library]
      if let traits, traits.isMarker { continue }
      switch brought(name, wanted, by: traits, isExtension: false) {
      case .yes: return .yes
      case .maybe: answer = .maybe
      case .no: break
      }
    }
    return answer
  }

  /// Whether one library's type brings a name along: known by its members, else by guess.
  private func brought(
    _ name: NameID,
    _ wanted: Wanted,
    by library: LibraryTraits?,
    isExtension: Bool
  ) -> Brought {
    if let extent = library?.extent { return extent.contains(name) ? .yes : .no }
    if isExtension {
      if known.broughtTypes.contains(name) { return .yes }
      return wanted == .anything ? .maybe : .no
    }
    if let inherited = library?.inherited {
      if inherited.contains(name) { return .yes }
    } else if known.broughtTypes.contains(name) {
      return .maybe
    }
    guard wanted == .anything else { return .no }
    guard let members = library?.members else { return .maybe }
    return members.contains(name) ? .yes : .no
  }

  private func localDeclaration(
    _ name: NameID,
    _ wanted: Wanted,
    declarations: [DeclarationFact],
    scope: Int32,
    offset: UInt32,
    locals: LocalNames?
  ) -> Int32 {
    // Those of types are not among the names of functions.
    var best = enclosingGenericParameter(
      name,
      declarations: declarations,
      scope: scope,
      ofTypesAlone: locals != nil
    )
    if best >= 0, !wanted.accepts(.genericParameter) { best = -1 }
    guard let locals else { return best }
    var depth = best < 0 ? 0 : declarations[Int(best)].parent
    locals.forEach(of: name, around: scope) { entry in
      guard entry.parent >= depth, entry.parent <= scope, scope < entry.end,
        entry.visibleFrom <= offset, wanted.accepts(entry.kind), entry.parent > depth || best < 0,
        entry.kind != .parameter
          || !isInParameters(offset, of: entry.parent, from: entry.declaration, declarations)
      else { return }
      best = entry.declaration
      depth = entry.parent
    }
    return best
  }

  /// Whether a place is inside a function's parameters: their default values see none of them.
  private func isInParameters(
    _ offset: UInt32,
    of function: Int32,
    from parameter: Int32,
    _ declarations: [DeclarationFact]
  ) -> Bool {
    if offset >= declarations[Int(parameter)].start, offset < declarations[Int(parameter)].end {
      return true
    }
    var next = declarations[Int(parameter)].subtreeEnd
    while next < declarations[Int(function)].subtreeEnd, declarations[Int(next)].kind == .parameter,
      declarations[Int(next)].parent == function
    {
      if offset >= declarations[Int(next)].start, offset < declarations[Int(next)].end {
        return true
      }
      next = declarations[Int(next)].subtreeEnd
    }
    return false
  }

  private func enclosingGenericParameter(
    _ name: NameID,
    declarations: [DeclarationFact],
    scope: Int32,
    ofTypesAlone: Bool
  ) -> Int32 {
    guard isGenericName[Int(name)] else { return -1 }
    var place = scope
    while place > 0 {
      if ofTypesAlone, !declarations[Int(place)].kind.holdsMembers {
        place = declarations[Int(place)].parent
        continue
      }
      var child = place + 1
      while child < Int32(declarations.count), declarations[Int(child)].kind == .genericParameter,
        declarations[Int(child)].parent == place
      {
        if declarations[Int(child)].name == name { return child }
        child += 1
      }
      place = declarations[Int(place)].parent
    }
    return -1
  }

  /// Returns the generic parameter of that name which a declaration has.
  func genericParameter(_ name: NameID, of symbol: SymbolID) -> SymbolID? {
    guard symbol.file >= 0 else { return nil }
    let declarations = codebase.files[Int(symbol.file)].declarations
    var child = symbol.index + 1
    while child < Int32(declarations.count), declarations[Int(child)].kind == .genericParameter,
      declarations[Int(child)].parent == symbol.index
    {
      if declarations[Int(child)].name == name {
        return SymbolID(file: symbol.file, index: child)
      }
      child += 1
    }
    return nil
  }

  /// Finds a member of a type: its own and its extensions' first, then those of what it inherits from.
  func member(
    _ name: NameID,
    _ wanted: Wanted,
    of type: TypeID,
    seenFrom file: Int32
  ) -> Lookup {
    guard isMemberName[Int(name)] else { return .none }
    var found = ownMembers(name, wanted, of: type, seenFrom: file)
    if found.isEmpty, !types[Int(type)].supertypes.isEmpty {
      found = inheritedMembers(name, wanted, of: type, seenFrom: file)
    }
    guard let first = found.first else { return .none }
    return found.count == 1 ? .found(first) : .overloads(found.sorted)
  }

  /// Lists the members of that name which the nearest supertype that has any declares.
  private func inheritedMembers(
    _ name: NameID,
    _ wanted: Wanted,
    of type: TypeID,
    seenFrom file: Int32
  ) -> FewSymbols {
    var goesOn = false
    for supertype in types[Int(type)].supertypes {
      let found = ownMembers(name, wanted, of: supertype, seenFrom: file)
      if !found.isEmpty { return found }
      goesOn = goesOn || !types[Int(supertype)].supertypes.isEmpty
    }
    guard goesOn else { return FewSymbols() }
    var queue = types[Int(type)].supertypes
    let direct = queue.count
    var position = 0
    while position < queue.count {
      if position >= direct {
        let found = ownMembers(name, wanted, of: queue[position], seenFrom: file)
        if !found.isEmpty { return found }
      }
      for next in types[Int(queue[position])].supertypes where !queue.contains(next) {
        queue.append(next)
      }
      position += 1
    }
    return FewSymbols()
  }

  /// Lists the members of that name which a type and its extensions declare.
  func ownMembers(
    _ name: NameID,
    _ wanted: Wanted,
    of type: TypeID,
    seenFrom file: Int32
  ) -> FewSymbols {
    var found = FewSymbols()
    var link = memberHeads.head(of: type, name)
    while link >= 0 {
      let member = members[Int(link)]
      link = member.next
      guard wanted.accepts(member.kind) else { continue }
      let symbol = member.symbol
      if symbol.file != file {
        guard isTest[Int(file)] || !isTest[Int(symbol.file)], !isPrivate(symbol),
          !isInternalElsewhere(symbol, file)
        else { continue }
      }
      found.append(symbol)
    }
    return found
  }

  /// Whether a member is private, or stands in a private extension.
  func isPrivate(_ symbol: SymbolID) -> Bool {
    let declaration = declaration(symbol)
    guard !declaration.isPrivate, declaration.parent > 0 else { return declaration.isPrivate }
    let parent = self.declaration(SymbolID(file: symbol.file, index: declaration.parent))
    return parent.kind == .extension && parent.isPrivate
  }

  /// Finds a top-level declaration: of the file, its module, a module it imports, any other.
  func global(_ name: NameID, _ wanted: Wanted, seenFrom file: Int32) -> Lookup {
    var link = globalHeads[Int(name)]
    guard link >= 0 else { return .none }
    var best = FewSymbols()
    var bestRank = Int.max
    while link >= 0 {
      let global = globals[Int(link)]
      link = global.next
      guard wanted.accepts(global.kind) else { continue }
      let symbol = global.symbol
      guard let rank = rank(of: symbol, seenFrom: file), rank <= bestRank else { continue }
      if rank < bestRank { best = FewSymbols() }
      bestRank = rank
      best.append(symbol)
    }
    guard let first = best.first else { return .none }
    if known.standardTypes.contains(name), wanted == .types || wanted == .anything {
      return choice(among: best.all.filter { isNear($0, to: file) }, seenFrom: file)
    }
    return best.count == 1 ? .found(first) : choice(among: best.all, seenFrom: file)
  }

  /// Whether two files have their outermost folder in common.
  ///
  /// A target of its own that renames `Result` for itself does so for nobody else.
  private func isNear(_ symbol: SymbolID, to file: Int32) -> Bool {
    let own = codebase.files[Int(file)].path.split(separator: "/")
    let other = codebase.files[Int(symbol.file)].path.split(separator: "/")
    return own.count < 2 || other.count < 2 || own[0] == other[0]
      || codebase.files[Int(symbol.file)].declarations[Int(symbol.index)].kind != .alias
  }

  func rank(of symbol: SymbolID, seenFrom file: Int32) -> Int? {
    if symbol.file == file { return 0 }
    if declaration(symbol).isPrivate { return nil }
    if isTest[Int(symbol.file)], !isTest[Int(file)] { return nil }
    let module = moduleOfFile[Int(symbol.file)]
    if module == moduleOfFile[Int(file)] { return 1 }
    guard let distance = visibility.distance(of: module, from: file) else { return nil }
    return isInternalElsewhere(symbol, file) ? nil : distance.rawValue
  }

  func choice(among symbols: [SymbolID], seenFrom file: Int32) -> Lookup {
    guard symbols.count > 1 else { return symbols.first.map { .found($0) } ?? .none }
    let sorted = symbols.sorted()
    if sorted.allSatisfy({ declaration($0).kind == .function }) { return .overloads(sorted) }
    let plain = sorted.filter { !declaration($0).flags.contains(.isConditional) }
    if plain.count <= 1 { return .found(plain.first ?? sorted[0]) }
    return nearest(plain, to: file)
  }

  /// Picks the declaration whose folder shares most with the file's, where that is one alone.
  ///
  /// Targets of one repository stand in folders of their own and repeat each other's names.
  private func nearest(_ symbols: [SymbolID], to file: Int32) -> Lookup {
    let path = codebase.files[Int(file)].path
    let shared = symbols.map { Self.sharedFolders(path, codebase.files[Int($0.file)].path) }
    guard let most = shared.max() else { return .none }
    let near = symbols.indices.filter { shared[$0] == most }
    return near.count == 1 ? .found(symbols[near[0]]) : .ambiguous
  }

  /// The number of folders that two paths have in common, from the root.
  private static func sharedFolders(_ first: String, _ second: String) -> Int {
    var count = 0
    for (one, two) in zip(first.utf8, second.utf8) {
      guard one == two else { break }
      if one == UInt8(ascii: "/") { count += 1 }
    }
    return count
  }
}
