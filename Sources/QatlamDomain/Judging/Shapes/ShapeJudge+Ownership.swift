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
            parts.contains(part.name), owns(target, subject.type)
          else { continue }
          return finding(
            shape,
            at: member,
            part: subject.part,
            target: typePath(of: target),
            targetPlace: judge.place(of: symbol),
            to: part.name,
            saying: "holds '\(typePath(of: target))' strongly, which holds it in turn"
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
    if declaration.type >= 0 { return namedTypes(in: declaration.type, of: member.file) }
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

  /// Whether an object keeps another alive, over any number of strong properties.
  private func owns(_ owner: TypeID, _ wanted: TypeID) -> Bool {
    var open = [owner]
    var seen: Set<TypeID> = [owner]
    while let next = open.popLast() {
      for member in members(of: next) {
        for target in (ownedTypes(of: member) ?? []).flatMap(objects) {
          if target == wanted { return true }
          if seen.insert(target).inserted { open.append(target) }
        }
      }
      guard seen.count < 400 else { return false }
    }
    return false
  }
}
