/// Members of terms.
extension FileResolver {
  /// Lists the types in which members of a term are looked up, nearest first.
  func bases(of term: TermID) -> MemberBases {
    if isHome, let known = store.knownBases(of: term) { return known }
    var bases = MemberBases()
    guard store.mayAsk() else { return bases }
    var seen: Set<TermID> = []
    addBases(of: term, to: &bases, seen: &seen)
    if isHome, store.nesting == 0, !store.isTainted { store.keep(bases, of: term) }
    return bases
  }

  private func addBases(of term: TermID, to bases: inout MemberBases, seen: inout Set<TermID>) {
    switch store[term] {
    case .unknown: break
    case .outside: bases.isOutside = true
    case .nominal(let type, _): add(type, term, to: &bases)
    case .selfType(let type):
      if index.types[Int(type)].symbol == .none {
        addBases(of: identity(of: type), to: &bases, seen: &seen)
      } else {
        add(type, term, to: &bases)
      }
    case .library(let path, let arguments):
      addBases(path, arguments, term, to: &bases, seen: &seen)
    case .metatype(let inner): addBases(of: inner, to: &bases, seen: &seen)
    case .placeholder, .member:
      guard seen.insert(term).inserted, seen.count < 16 else { return }
      let constraints = constraints(of: term)
      let before = bases.list.count
      let wasOutside = bases.isOutside
      for constraint in constraints { addBases(of: constraint, to: &bases, seen: &seen) }
      for position in before..<bases.list.count {
        bases.list[position] = MemberBase(type: bases.list[position].type, term: term)
      }
      bases.mayBeOutside = bases.mayBeOutside || bases.isOutside || constraints.isEmpty
      bases.isOutside = wasOutside
    case .composition(let parts):
      for part in parts { addBases(of: part, to: &bases, seen: &seen) }
    case .tuple, .function: bases.isOutside = true
    }
  }

  private func add(_ type: TypeID, _ term: TermID, to bases: inout MemberBases) {
    bases.list.append(MemberBase(type: type, term: term))
    if index.types[Int(type)].hasLibrarySupertypes { bases.mayBeOutside = true }
  }

  private func addBases(
    _ path: [NameID],
    _ arguments: [TermID],
    _ term: TermID,
    to bases: inout MemberBases,
    seen: inout Set<TermID>
  ) {
    if let type = index.libraryTypes[path] { bases.list.append(MemberBase(type: type, term: term)) }
    guard let name = path.last else { return }
    if path.isOnly(index.known.optional), let wrapped = arguments.first {
      guard seen.count < 16 else { return }
      addBases(of: wrapped, to: &bases, seen: &seen)
      return
    }
    bases.isOutside = true
    for relative in index.known.relatives[name] ?? [] {
      if let type = index.libraryTypes[[relative]] {
        bases.list.append(MemberBase(type: type, term: term))
      }
    }
  }

  // MARK: Constraints

  /// How many questions about placeholders may lead to one another: types may be declared by each other.
  static let nestingLimit = 4

  /// Returns what a placeholder, or a type that belongs to one, conforms to.
  func constraints(of term: TermID) -> [TermID] {
    switch store[term] {
    case .placeholder(let symbol): return constraints(of: symbol)
    case .member(let base, let name):
      guard store.nesting < Self.nestingLimit, store.mayAsk() else { return [] }
      store.nesting += 1
      defer { store.nesting -= 1 }
      for base in bases(of: base).list {
        let found = index.member(name, .types, of: base.type, seenFrom: file)
        guard case .found(let symbol) = found else { continue }
        if index.declaration(symbol).kind == .associatedType {
          return constraints(of: symbol).map {
            substituted($0, substitution(for: base.type, receiver: base.term))
          }
        }
        return [self.term(declared: symbol, [], in: symbol.file, scope: symbol.index)]
      }
      return []
    default: return []
    }
  }

  /// Returns what a generic parameter or an associated type is bound to, by its own clause and by `where`.
  func constraints(of symbol: SymbolID) -> [TermID] {
    if let known = store.constraints[symbol] { return known }
    store.constraints[symbol] = []
    let declaration = index.declaration(symbol)
    var found: [TermID] = []
    if declaration.type >= 0 { found = parts(of: term(written: declaration.type, in: symbol.file)) }
    let facts = index.codebase.files[Int(symbol.file)]
    let own = store.id(.placeholder(symbol))
    if declaration.kind == .associatedType {
      for chain in inheritance(of: symbol) { found += parts(of: chain) }
    }
    for requirement in facts.requirements
    where requirement.scope == declaration.parent
      || requirement.scope == symbol.index
    {
      guard term(written: requirement.left, in: symbol.file) == own else { continue }
      found += parts(of: term(written: requirement.right, in: symbol.file))
    }
    store.constraints[symbol] = found
    return found
  }

  /// The types in the inheritance clause of an associated type.
  private func inheritance(of symbol: SymbolID) -> [TermID] {
    let facts = index.codebase.files[Int(symbol.file)]
    var found: [TermID] = []
    for chain in facts.chains
    where chain.scope == symbol.index
      && (chain.role == .inheritance || chain.role == .genericConstraint)
    {
      found.append(term(path: chain, [], in: symbol.file))
    }
    return found
  }

  /// The members of a composition, or the term itself.
  func parts(of term: TermID) -> [TermID] {
    if case .composition(let parts) = store[term] { return parts }
    return term == Term.unknownID ? [] : [term]
  }
}
