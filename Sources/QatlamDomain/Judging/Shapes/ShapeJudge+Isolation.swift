extension ShapeJudge {
  func isolationFindings(_ shape: Shape, _ suffixes: [String], _ file: Int) -> [Finding] {
    subjects(shape, file).compactMap { subject in
      guard subject.declaration.kind == .class,
        suffixes.contains(where: { TypeName.ends(TypeName.stem(subject.name), with: $0) }),
        !isOnMainActor(subject.symbol, depth: 0), !isPlain(subject.type)
      else { return nil }
      return finding(
        shape,
        at: subject.symbol,
        part: subject.part,
        target: typePath(of: subject.type),
        saying: .notOnMainActor
      )
    }
  }

  /// Whether nothing of a type ever changes or happens: what a row shows, no state of a screen.
  private func isPlain(_ type: TypeID) -> Bool {
    guard ancestors(of: type).allSatisfy({ index.types[Int($0)].symbol == .none }) else {
      return false
    }
    let members = members(of: type).map { index.declaration($0) }
    return members.contains { $0.kind == .variable && $0.flags.contains(.isLet) }
      && members.allSatisfy { member in
        switch member.kind {
        case .function, .subscript: member.flags.contains(.isStatic)
        case .variable: !member.flags.isDisjoint(with: [.isLet, .isComputed, .isStatic])
        default: true
        }
      }
  }

  /// Whether a type is isolated by its own attribute, its superclass, or a protocol of its own declaration.
  ///
  /// A conformance in an extension isolates nothing (SE-0316).
  func isOnMainActor(_ symbol: SymbolID, depth: Int) -> Bool {
    guard depth < 16, symbol != .none else { return false }
    let facts = index.codebase.files[Int(symbol.file)]
    for chain in facts.chains where chain.scope == symbol.index {
      let component = facts.components[Int(chain.first) + Int(chain.count) - 1]
      switch chain.role {
      case .attribute:
        if index.codebase.names[component.name] == "MainActor" { return true }
      case .inheritance:
        let path = index.typePath(chain, in: symbol.file, scope: symbol.index, locals: nil)
        if case .type(let type) = path,
          isOnMainActor(index.types[Int(type)].symbol, depth: depth + 1)
        {
          return true
        }
      default: break
      }
    }
    return false
  }
}
