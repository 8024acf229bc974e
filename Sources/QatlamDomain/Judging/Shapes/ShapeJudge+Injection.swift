extension ShapeJudge {
  /// Stored dependencies that are set from outside after the object was made, or fetched by itself.
  func injectionFindings(_ shape: Shape, _ parts: [String], _ file: Int) -> [Finding] {
    subjects(shape, file).flatMap { subject -> [Finding] in
      guard
        subject.declaration.kind == .class || subject.declaration.kind == .actor
          || subject.declaration.kind == .struct
      else { return [] }
      let received = receivedTypes(of: subject.type)
      return members(of: subject.type).compactMap { member in
        let declaration = index.declaration(member)
        guard isSettableLater(declaration), Int(member.file) == file,
          let target = dependency(of: member, declaration, parts), !received.contains(target)
        else { return nil }
        return finding(
          shape,
          at: member,
          part: subject.part,
          target: typePath(of: target),
          targetPlace: judge.place(of: index.types[Int(target)].symbol),
          saying: "receives '\(typePath(of: target))' outside its initialiser"
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
    let node = index.codebase.files[Int(member.file)].types[Int(declaration.type)]
    guard node.kind == .optional || node.kind == .implicitlyUnwrapped else { return nil }
    return namedTypes(in: declaration.type, of: member.file).first { type in
      let symbol = index.types[Int(type)].symbol
      guard symbol != .none, let part = judge.part(of: symbol.index, in: Int(symbol.file)),
        parts.contains(part.name)
      else { return false }
      return index.declaration(symbol).kind == .protocol || isDependency(symbol)
    }
  }

  /// The types that the initialisers of a type and of its superclasses take.
  private func receivedTypes(of type: TypeID) -> Set<TypeID> {
    var found: Set<TypeID> = []
    for owner in [type] + ancestors(of: type) {
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
}
