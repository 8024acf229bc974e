extension ShapeJudge {
  func kindFindings(
    _ shape: Shape,
    _ kinds: [DeclarationKind],
    _ nested: Bool,
    _ file: Int
  ) -> [Finding] {
    subjects(shape, file, nested: nested).compactMap { subject in
      guard !kinds.contains(subject.declaration.kind) else { return nil }
      return finding(
        shape,
        at: subject.symbol,
        part: subject.part,
        target: typePath(of: subject.type),
        saying: .wrongKind(subject.declaration.kind, wanted: kinds)
      )
    }
  }

  /// Types that inherit from what they should not, at the inheritance clause.
  func inheritanceFindings(_ shape: Shape, _ names: [String], _ file: Int) -> [Finding] {
    let facts = index.codebase.files[file]
    return facts.outline.inheritance.compactMap { inherited in
      let chain = facts.chains[Int(inherited)]
      let component = facts.components[Int(chain.first) + Int(chain.count) - 1]
      let name = index.codebase.names[component.name]
      guard names.contains(name),
        index.global(component.name, .types, seenFrom: Int32(file)) == .none
      else { return nil }
      let symbol = SymbolID(file: Int32(file), index: chain.scope)
      let type = index.type(of: symbol)
      guard type >= 0, index.types[Int(type)].symbol != .none else { return nil }
      let home = index.types[Int(type)].symbol
      guard let part = judge.part(of: home.index, in: Int(home.file)),
        shape.parts.contains(part.name)
      else { return nil }
      return finding(
        shape,
        place: judge.place(component.offset, in: file),
        source: typePath(of: type),
        part: part,
        target: typePath(of: type),
        saying: .inherits(name)
      )
    }
  }
}
