extension ShapeJudge {
  /// Strong properties that lead back to a part that leads here: the ring keeps itself alive.
  func ownershipFindings(_ shape: Shape, _ parts: [String], _ file: Int) -> [Finding] {
    subjects(shape, file).flatMap { subject -> [Finding] in
      guard subject.declaration.kind == .class || subject.declaration.kind == .actor else {
        return []
      }
      return members(of: subject.type).compactMap { member in
        guard let owned = ownedTypes(of: member) else { return nil }
        for target in owned.flatMap(objects) {
          let symbol = index.types[Int(target)].symbol
          guard let part = judge.part(of: symbol.index, in: Int(symbol.file)),
            parts.contains(part.name), let way = way(from: target, to: subject.type)
          else { continue }
          return finding(
            shape,
            at: member,
            part: subject.part,
            target: typePath(of: target),
            targetPlace: judge.place(of: symbol),
            to: part.name,
            saying: .holdsStrongly(typePath(of: target), way: way)
          )
        }
        return nil
      }
    }
  }

  /// The types that a stored property owns; `nil` where it owns none.
  private func ownedTypes(of member: SymbolID) -> [TypeID]? {
    let declaration = index.declaration(member)
    guard declaration.kind == .variable,
      declaration.flags.isDisjoint(with: [.isStatic, .isComputed, .isWeak, .isUnowned])
    else { return nil }
    if declaration.type >= 0 {
      return isWeakBox(declaration.type, of: member.file) || hasWeakWrapper(member)
        ? nil : namedTypes(in: declaration.type, of: member.file)
    }
    let made = judge.references[Int(member.file)].references.filter { reference in
      reference.kind == .construction && reference.offset >= declaration.start
        && reference.offset < declaration.end
    }
    return made.map { index.type(of: $0.target) }
  }

  /// The classes and actors that a value of a type may be: the type itself, or what conforms to the protocol.
  private func objects(of type: TypeID) -> [TypeID] {
    let symbol = index.types[Int(type)].symbol
    guard symbol != .none else { return [] }
    switch index.declaration(symbol).kind {
    case .class, .actor, .struct: return [type]
    case .protocol: return judge.implementers(of: type)
    default: return []
    }
  }

  /// Whether a written type is a box that holds weakly, such as `WeakReference<View>`.
  private func isWeakBox(_ node: Int32, of file: Int32) -> Bool {
    let facts = index.codebase.files[Int(file)]
    var current = node
    while current >= 0 {
      let fact = facts.types[Int(current)]
      guard fact.kind != .optional, fact.kind != .implicitlyUnwrapped, fact.kind != .array else {
        current = fact.firstChild
        continue
      }
      guard fact.kind == .named, fact.chain >= 0 else { return false }
      return isWeakName(facts.chains[Int(fact.chain)], facts)
    }
    return false
  }

  /// Whether a property wrapper named like a weak reference stands before a property.
  private func hasWeakWrapper(_ member: SymbolID) -> Bool {
    let facts = index.codebase.files[Int(member.file)]
    return facts.attributes(of: member.index).contains { isWeakName($0, facts) }
  }

  private func isWeakName(_ chain: ChainFact, _ facts: FileFacts) -> Bool {
    let last = facts.components[Int(chain.first) + Int(chain.count) - 1]
    let name = index.codebase.names[last.name].lowercased()
    return name.hasPrefix("weak") || name.hasPrefix("unowned")
  }

  /// Returns the shortest way of strong properties from one object to another, hop by hop; `nil` where there is none.
  private func way(from owner: TypeID, to wanted: TypeID) -> [ShapeBreak.Hop]? {
    var open = [owner]
    var cameBy: [TypeID: (from: TypeID, member: SymbolID)] = [:]
    var next = 0
    while next < open.count, open.count < 400 {
      let current = open[next]
      next += 1
      for member in strongMembers(of: current) {
        for target in (ownedTypes(of: member) ?? []).flatMap(objects) {
          guard target != owner, cameBy[target] == nil else { continue }
          cameBy[target] = (current, member)
          if target == wanted { return told(cameBy, from: owner, to: wanted) }
          open.append(target)
        }
      }
    }
    return nil
  }

  private func told(
    _ cameBy: [TypeID: (from: TypeID, member: SymbolID)],
    from owner: TypeID,
    to wanted: TypeID
  ) -> [ShapeBreak.Hop] {
    var hops: [ShapeBreak.Hop] = []
    var place = wanted
    while place != owner, let hop = cameBy[place] {
      let name = index.codebase.names[index.declaration(hop.member).name]
      let line = judge.place(of: hop.member)?.line ?? 0
      hops.append(ShapeBreak.Hop("\(typePath(of: hop.from)).\(name)", line: line))
      place = hop.from
    }
    return hops.reversed()
  }

  /// The members of a type and of the classes it inherits from.
  private func strongMembers(of type: TypeID) -> [SymbolID] {
    let classes = ancestors(of: type).filter { ancestor in
      let symbol = index.types[Int(ancestor)].symbol
      return symbol != .none && index.declaration(symbol).kind == .class
    }
    return ([type] + classes).flatMap(members)
  }
}
