extension ShapeJudge {
  /// Stored dependencies that are set from outside after the object was made, or fetched by itself.
  func injectionFindings(_ shape: Shape, _ parts: [String], _ file: Int) -> [Finding] {
    subjects(shape, file).flatMap { subject -> [Finding] in
      guard
        subject.declaration.kind == .class || subject.declaration.kind == .actor
          || subject.declaration.kind == .struct
      else { return [] }
      var knownTaken: Set<TypeID>?
      func isTaken(_ target: TypeID) -> Bool {
        let taken = knownTaken ?? receivedTypes(of: subject.type)
        knownTaken = taken
        return taken.contains(target)
      }
      return members(of: subject.type).compactMap { member in
        let declaration = index.declaration(member)
        guard isSettableLater(declaration), Int(member.file) == file,
          let target = dependency(of: member, declaration, parts), !isTaken(target),
          !receives(target, subject.type)
        else { return nil }
        return finding(
          shape,
          at: member,
          part: subject.part,
          target: typePath(of: target),
          targetPlace: judge.place(of: index.types[Int(target)].symbol),
          saying: .receivedLate(typePath(of: target))
        )
      }
    }
  }

  /// A stored variable of the instance that others can set, is strong and begins empty.
  private func isSettableLater(_ declaration: DeclarationFact) -> Bool {
    declaration.kind == .variable
      && declaration.flags.isDisjoint(with: [
        .isStatic, .isLet, .isComputed, .isWeak, .isUnowned, .hasInitialValue, .isPrivate,
        .isFileprivate, .hasPrivateSetter, .isLazy,
      ])
  }

  /// The protocol or dependency of the named parts that an optional property holds.
  private func dependency(
    of member: SymbolID,
    _ declaration: DeclarationFact,
    _ parts: [String]
  ) -> TypeID? {
    guard declaration.type >= 0 else { return nil }
    let own = judge.part(of: member.index, in: Int(member.file))?.name
    let node = index.codebase.files[Int(member.file)].types[Int(declaration.type)]
    guard node.kind == .optional || node.kind == .implicitlyUnwrapped else { return nil }
    return namedTypes(in: declaration.type, of: member.file).first { type in
      let symbol = index.types[Int(type)].symbol
      guard symbol != .none, let part = judge.part(of: symbol.index, in: Int(symbol.file)),
        parts.contains(part.name)
      else { return false }
      guard index.declaration(symbol).kind == .protocol else {
        return isDependency(symbol, isRole: true, isNeighbour: part.name == own)
      }
      // A protocol that only library types keep is a handle, such as a task that can be cancelled.
      return received.contains(type) || !judge.implementers(of: type).isEmpty
    }
  }

  /// Whether the other end takes this one in its initialiser: of two that know each other, one must be set later.
  private func receives(_ target: TypeID, _ type: TypeID) -> Bool {
    let own = Set([type] + ancestors(of: type))
    return ([target] + judge.implementers(of: target)).contains { other in
      !receivedTypes(of: other).isDisjoint(with: own)
    }
  }

  /// The types that somebody who does something takes in an initialiser, memberwise ones included.
  package func receivedTypes(in range: Range<Int>) -> Set<TypeID> {
    var found: Set<TypeID> = []
    for position in range where index.types[position].symbol != .none {
      let type = TypeID(position)
      let symbol = index.types[position].symbol
      guard !index.isTest[Int(symbol.file)], index.declaration(symbol).kind != .protocol,
        index.types[position].hasLibrarySupertypes || hasOperation(type)
      else { continue }
      found.formUnion(receivedTypes(of: type, alone: true))
    }
    return found
  }

  /// The types that the initialisers of a type and of its superclasses take.
  func receivedTypes(of type: TypeID, alone: Bool = false) -> Set<TypeID> {
    var found: Set<TypeID> = []
    for owner in alone ? [type] : [type] + ancestors(of: type) {
      if index.initializers(of: owner).isEmpty { found.formUnion(memberwise(owner)) }
      for initializer in index.initializers(of: owner) {
        for parameter in index.parameters(of: initializer) {
          let declaration = index.declaration(parameter)
          guard declaration.type >= 0 else { continue }
          found.formUnion(namedTypes(in: declaration.type, of: parameter.file))
        }
      }
    }
    return found
  }

  /// The types of the properties that a struct's own initialiser asks for; what may be left out is not asked for.
  private func memberwise(_ type: TypeID) -> Set<TypeID> {
    let symbol = index.types[Int(type)].symbol
    guard symbol != .none, index.declaration(symbol).kind == .struct else { return [] }
    var found: Set<TypeID> = []
    for member in members(of: type) {
      let declaration = index.declaration(member)
      guard declaration.kind == .variable, declaration.type >= 0,
        declaration.flags.isDisjoint(with: [
          .isStatic, .isComputed, .hasInitialValue, .isPrivate, .isFileprivate,
        ])
      else { continue }
      let node = index.codebase.files[Int(member.file)].types[Int(declaration.type)].kind
      let mayBeLeftOut = node == .optional || node == .implicitlyUnwrapped
      guard declaration.flags.contains(.isLet) || !mayBeLeftOut else { continue }
      found.formUnion(namedTypes(in: declaration.type, of: member.file))
    }
    return found
  }
}
