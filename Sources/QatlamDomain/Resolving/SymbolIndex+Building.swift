extension SymbolIndex {
  /// Enters every type, member and top-level declaration of every file.
  mutating func registerDeclarations() {
    var twins: [Twin: TypeID] = [:]
    let count = codebase.files.reduce(0) { $0 + $1.outline.members.count }
    var room: [Int] = []
    memberHeads = MemberTable(capacity: count)
    members.reserveCapacity(count)
    for (fileIndex, file) in codebase.files.enumerated() {
      let base = declarationBase[fileIndex]
      let declarations = file.declarations
      for name in file.outline.genericParameters { isGenericName[Int(name)] = true }
      firstTypeOfFile.append(Int32(types.count))
      for index in file.outline.types.map(Int.init) {
        let declaration = declarations[index]
        let symbol = SymbolID(file: Int32(fileIndex), index: Int32(index))
        let outer =
          declaration.parent >= 0 ? typeOfDeclaration[base + Int(declaration.parent)] : -1
        let type = TypeID(types.count)
        typeOfDeclaration[base + index] = type
        if declaration.flags.contains(.isConditional),
          outer >= 0 || declarations[Int(declaration.parent)].kind == .file
        {
          let twin = Twin(
            module: moduleOfFile[fileIndex],
            file: declaration.isPrivate ? symbol.file : -1,
            outer: outer,
            name: declaration.name
          )
          typeOfDeclaration[base + index] = twins[twin] ?? type
          if twins[twin] == nil { twins[twin] = type }
        }
        types.append(
          TypeEntry(
            name: declaration.name,
            symbol: symbol,
            outer: outer,
            supertypes: [],
            hasLibrarySupertypes: false,
            extensions: []
          )
        )
      }
      makeRoom(for: file, fileIndex, counting: &room)
      for index in file.outline.members.map(Int.init) {
        let declaration = declarations[index]
        let parent = declarations[Int(declaration.parent)].kind
        let symbol = SymbolID(file: Int32(fileIndex), index: Int32(index))
        if parent == .file {
          enterGlobal(declaration, symbol)
        } else if parent.isNominal {
          enterMember(declaration, symbol, of: typeOfDeclaration[base + Int(declaration.parent)])
        }
      }
    }
    firstTypeOfFile.append(Int32(types.count))
  }

  /// Makes room for the members of the types of a file; `room` is reused from file to file.
  private mutating func makeRoom(
    for file: FileFacts,
    _ fileIndex: Int,
    counting room: inout [Int]
  ) {
    let first = Int(firstTypeOfFile[fileIndex])
    let base = declarationBase[fileIndex]
    room.removeAll(keepingCapacity: true)
    room.append(contentsOf: repeatElement(0, count: types.count - first))
    for index in file.outline.members {
      let type = typeOfDeclaration[base + Int(file.declarations[Int(index)].parent)]
      // What another file declares in another branch has its room already, or gets more.
      if Int(type) >= first { room[Int(type) - first] += 1 }
    }
    for (position, count) in room.enumerated() where count > 0 {
      memberHeads.makeRoom(for: count, of: TypeID(first + position))
    }
  }

  /// Where a type in a branch of `#if` stands: what another branch declares there under its name is the same type.
  private struct Twin: Hashable {
    let module: Int32
    /// The file that alone sees it, or -1.
    let file: Int32
    let outer: TypeID
    let name: NameID
  }

  private mutating func enterGlobal(_ declaration: DeclarationFact, _ symbol: SymbolID) {
    switch declaration.kind {
    case .class, .struct, .enum, .actor, .protocol, .alias, .function, .variable,
      .macroDeclaration:
      let next = globalHeads[Int(declaration.name)]
      globals.append(Link(symbol: symbol, next: next, kind: declaration.kind))
      globalHeads[Int(declaration.name)] = Int32(globals.count - 1)
    default: break
    }
  }

  mutating func enterMember(_ declaration: DeclarationFact, _ symbol: SymbolID, of type: TypeID) {
    switch declaration.kind {
    case .class, .struct, .enum, .actor, .protocol, .alias, .associatedType, .function,
      .variable, .enumCase, .subscript, .initializer:
      let before = memberHeads.exchange(type, declaration.name, for: Int32(members.count))
      members.append(Link(symbol: symbol, next: before, kind: declaration.kind))
      isMemberName[Int(declaration.name)] = true
      if declaration.kind == .function, isOperator(declaration.name) {
        operatorMembers[declaration.name, default: []].append(symbol)
      }
    default: break
    }
  }

  /// Whether a name is an operator's.
  private func isOperator(_ name: NameID) -> Bool {
    let text = codebase.names[name]
    // Most names are told by a letter of ASCII.
    if let byte = text.utf8.first, byte < 0x80 {
      let letter = byte | 0x20
      return (letter < UInt8(ascii: "a") || letter > UInt8(ascii: "z"))
        && byte != UInt8(ascii: "_") && byte != UInt8(ascii: "$")
    }
    guard let first = text.unicodeScalars.first else { return false }
    return first != "_" && first != "$" && !first.properties.isXIDStart
  }

  /// Gives every extension the type it extends and that type its members.
  ///
  /// An extension may extend a type that another extension declares, so this goes on until nothing more is found.
  mutating func attachExtensions() {
    var open: [SymbolID] = []
    for (fileIndex, file) in codebase.files.enumerated() {
      open += file.outline.extensions.map { SymbolID(file: Int32(fileIndex), index: $0) }
    }
    var isLastRound = false
    while !open.isEmpty {
      var left: [SymbolID] = []
      for symbol in open {
        let type = extendedType(of: symbol, makesLibraryTypes: isLastRound)
        guard type >= 0 else {
          if !isLastRound { left.append(symbol) }
          continue
        }
        attach(symbol, to: type)
      }
      if left.count == open.count { isLastRound = true }
      open = left
    }
  }

  private mutating func attach(_ symbol: SymbolID, to type: TypeID) {
    let base = declarationBase[Int(symbol.file)]
    typeOfDeclaration[base + Int(symbol.index)] = type
    types[Int(type)].extensions.append(symbol)
    let declarations = codebase.files[Int(symbol.file)].declarations
    let end = declarations[Int(symbol.index)].subtreeEnd
    var index = symbol.index + 1
    var count = 0
    while index < end {
      count += 1
      index = max(declarations[Int(index)].subtreeEnd, index + 1)
    }
    memberHeads.makeRoom(for: count, of: type)
    index = symbol.index + 1
    while index < end {
      let member = declarations[Int(index)]
      if member.name != 0 {
        enterMember(member, SymbolID(file: symbol.file, index: index), of: type)
      }
      if member.kind.isNominal {
        let inner = typeOfDeclaration[base + Int(index)]
        types[Int(inner)] = TypeEntry(
          name: member.name,
          symbol: SymbolID(file: symbol.file, index: index),
          outer: type,
          supertypes: [],
          hasLibrarySupertypes: false,
          extensions: types[Int(inner)].extensions
        )
      }
      index = max(member.subtreeEnd, index + 1)
    }
  }

  private mutating func extendedType(of symbol: SymbolID, makesLibraryTypes: Bool) -> TypeID {
    let file = codebase.files[Int(symbol.file)]
    let declaration = file.declarations[Int(symbol.index)]
    guard declaration.type >= 0 else { return -1 }
    let node = file.types[Int(declaration.type)]
    guard node.chain >= 0 else {
      return makesLibraryTypes ? libraryType(sugar: node.kind) : -1
    }
    let chain = file.chains[Int(node.chain)]
    let found = typePath(
      chain,
      in: symbol.file,
      scope: declaration.parent,
      locals: nil
    )
    if case .type(let type) = found { return type }
    guard makesLibraryTypes, found == .library || found == .unknown else { return -1 }
    let path = (0..<Int(chain.count)).map { file.components[Int(chain.first) + $0].name }
    return libraryType(path)
  }

  private mutating func libraryType(sugar kind: TypeNode.Kind) -> TypeID {
    switch kind {
    case .array: libraryType([known.array])
    case .dictionary: libraryType([known.dictionary])
    case .optional: libraryType([known.optional])
    default: -1
    }
  }

  private mutating func libraryType(_ path: [NameID]) -> TypeID {
    if let type = libraryTypes[path] { return type }
    guard let name = path.last, name != .max else { return -1 }
    let type = TypeID(types.count)
    types.append(
      TypeEntry(
        name: name,
        symbol: .none,
        outer: -1,
        supertypes: [],
        hasLibrarySupertypes: true,
        extensions: []
      )
    )
    libraryTypes[path] = type
    return type
  }

  /// An inheritance clause's chain, and whose it is.
  private struct Inheritance {
    let place: SymbolID
    let type: TypeID
    /// Whether what it means may depend on what other types inherit.
    let isRelative: Bool
    var path: TypePath
  }

  /// How often the clauses are read again until they say the same.
  private static let inheritanceRounds = 4

  /// Gives every type the types it inherits from.
  ///
  /// A name in a clause may itself be inherited, so the clauses are read until nothing changes, each time all against
  /// what the last time said: the order of files decides nothing.
  mutating func attachSupertypes() {
    var clauses: [Inheritance] = []
    for (fileIndex, file) in codebase.files.enumerated() {
      let base = declarationBase[fileIndex]
      for (chainIndex, chain) in file.outline.inheritance.map({ (Int($0), file.chains[Int($0)]) }) {
        let declaration = file.declarations[Int(chain.scope)]
        let type = typeOfDeclaration[base + Int(chain.scope)]
        guard type >= 0, declaration.kind.holdsMembers else { continue }
        let place = SymbolID(file: Int32(fileIndex), index: Int32(chainIndex))
        types[Int(type)].inheritances.append(place)
        clauses.append(
          Inheritance(
            place: place,
            type: type,
            isRelative: declaration.parent > 0 || chain.count > 1,
            path: typePath(chain, in: place.file, scope: chain.scope, locals: nil)
          )
        )
      }
    }
    attach(clauses)
    for _ in 1..<Self.inheritanceRounds {
      var isChanged = false
      for position in clauses.indices where clauses[position].isRelative {
        let place = clauses[position].place
        let chain = codebase.files[Int(place.file)].chains[Int(place.index)]
        let path = typePath(chain, in: place.file, scope: chain.scope, locals: nil)
        if path != clauses[position].path {
          clauses[position].path = path
          isChanged = true
        }
      }
      guard isChanged else { return }
      for type in types.indices {
        types[type].supertypes = []
        types[type].librarySupertypes = []
        types[type].hasLibrarySupertypes = types[type].symbol == .none
      }
      attach(clauses)
    }
  }

  private mutating func attach(_ clauses: [Inheritance]) {
    for clause in clauses {
      let file = codebase.files[Int(clause.place.file)]
      attachSupertype(clause.path, file.chains[Int(clause.place.index)], file, to: clause.type)
    }
  }

  /// Gives every type the names of the library types that its supertypes inherit from.
  mutating func closeLibrarySupertypes() {
    for type in types.indices where !types[type].supertypes.isEmpty {
      var open = types[type].supertypes
      var seen = Set(open)
      while let next = open.popLast() {
        let entry = types[Int(next)]
        guard entry.symbol != .none else { continue }
        if entry.hasLibrarySupertypes { types[type].hasLibrarySupertypes = true }
        for name in entry.librarySupertypes where !types[type].librarySupertypes.contains(name) {
          types[type].librarySupertypes.append(name)
        }
        for further in entry.supertypes where seen.insert(further).inserted { open.append(further) }
      }
    }
  }

  /// Gives a type a library's type and what that is too, as far as the codebase extends it.
  private mutating func inherit(library name: NameID, in type: TypeID) {
    types[Int(type)].librarySupertypes.append(name)
    for relative in known.relatives[name] ?? [] {
      guard let library = libraryTypes[[relative]], !types[Int(type)].supertypes.contains(library)
      else { continue }
      types[Int(type)].supertypes.append(library)
    }
  }

  private mutating func attachSupertype(
    _ found: TypePath,
    _ chain: ChainFact,
    _ file: FileFacts,
    to type: TypeID
  ) {
    switch found {
    case .type(let supertype):
      if supertype != type, !types[Int(type)].supertypes.contains(supertype) {
        types[Int(type)].supertypes.append(supertype)
      }
    case .alias(let alias, let depth):
      for target in aliasTargets(alias, depth: depth) where target != type {
        if !types[Int(type)].supertypes.contains(target) {
          types[Int(type)].supertypes.append(target)
        }
      }
      let parts = aliasParts(alias)
      for name in parts.libraryNames { inherit(library: name, in: type) }
      if !parts.isComposition || !parts.libraryNames.isEmpty {
        types[Int(type)].hasLibrarySupertypes = true
      }
    case .library, .unknown, .ambiguous:
      let path = (0..<Int(chain.count)).map { file.components[Int(chain.first) + $0].name }
      if let library = libraryTypes[path] { types[Int(type)].supertypes.append(library) }
      if let name = path.last { inherit(library: name, in: type) }
      types[Int(type)].hasLibrarySupertypes = true
    case .placeholder: break
    }
  }
}
