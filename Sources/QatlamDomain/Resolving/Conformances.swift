/// Which types conform to which protocols, and by what they fulfil them.
///
/// A call of what a protocol requires goes on in one of the implementations; whoever follows calls asks here.
package struct Conformances: Sendable {
  private let index: SymbolIndex
  /// The types below each type, by that type: those that conform to it or inherit from it, sorted.
  private let below: [TypeID: [TypeID]]

  /// Reads the conformances of a codebase.
  package init(index: SymbolIndex) {
    self.index = index
    var below: [TypeID: [TypeID]] = [:]
    for type in index.types.indices {
      for supertype in index.types[type].supertypes {
        below[supertype, default: []].append(TypeID(type))
      }
    }
    self.below = below
  }

  /// Lists the types of the codebase that conform to a protocol, through further protocols and superclasses too.
  ///
  /// Protocols are not among them. They are sorted by the place of their declaration.
  package func conformers(to type: TypeID) -> [TypeID] {
    var found: Set<TypeID> = []
    var open = below[type] ?? []
    while let next = open.popLast() {
      guard found.insert(next).inserted else { continue }
      open += below[next] ?? []
    }
    return found.filter { type in
      let symbol = index.types[Int(type)].symbol
      return symbol != .none && index.declaration(symbol).kind != .protocol
    }
    .sorted { index.types[Int($0)].symbol < index.types[Int($1)].symbol }
  }

  /// Lists what a requirement of a protocol, or a member of a class, may turn out to be when it is used.
  ///
  /// Of every conforming type it is the type's own member, else the nearest that it inherits, be that the default in
  /// an extension. Members that only bear the name and have other labels are none.
  ///
  /// - Parameter requirement: The declaration that is named where it is used.
  /// - Returns: Declarations with another place than the requirement's, sorted, each once.
  package func implementations(of requirement: SymbolID) -> [SymbolID] {
    let declaration = index.declaration(requirement)
    guard declaration.parent > 0 else { return [] }
    let owner = index.type(of: SymbolID(file: requirement.file, index: declaration.parent))
    guard owner >= 0, index.types[Int(owner)].symbol != .none else { return [] }
    var found: Set<SymbolID> = []
    for type in conformers(to: owner) {
      let home = index.types[Int(type)].symbol.file
      index.eachLayer(declaration.name, wanted(for: declaration), of: type, seenFrom: home) {
        layer in
        let own = layer.filter { fulfils($0, requirement) && !isRequired($0) }
        found.formUnion(own)
        return own.isEmpty
      }
    }
    found.remove(requirement)
    return found.sorted()
  }

  private func wanted(for declaration: DeclarationFact) -> Wanted {
    switch declaration.kind {
    case .initializer: .initializers
    case .subscript: .subscripts
    default: .anything
    }
  }

  /// Whether a member may stand for a requirement: of its kind, with its labels, of the type or of its values as it is.
  private func fulfils(_ member: SymbolID, _ requirement: SymbolID) -> Bool {
    let own = index.declaration(member)
    let asked = index.declaration(requirement)
    let isCase = own.kind == .enumCase && asked.flags.contains(.isStatic)
    guard own.kind == asked.kind || isCase,
      isCase || own.flags.contains(.isStatic) == asked.flags.contains(.isStatic)
    else { return false }
    return labels(of: member) == labels(of: requirement)
  }

  private func labels(of symbol: SymbolID) -> [NameID] {
    index.parameters(of: symbol).map { index.label(of: $0) }
  }

  /// Whether a declaration is itself a protocol's requirement, which implements nothing.
  private func isRequired(_ symbol: SymbolID) -> Bool {
    let parent = index.declaration(symbol).parent
    return index.declaration(SymbolID(file: symbol.file, index: parent)).kind == .protocol
  }
}
