extension ShapeJudge {
  /// Methods that the standard library's protocols ask for are no operations of the app's.
  private static let libraryMethods: Set<String> = [
    "hash", "encode", "makeIterator", "next", "copy",
  ]

  /// Use-case-like types: what has an operation and is no plain value.
  private func doers(_ shape: Shape, _ suffixes: [String], _ file: Int) -> [Subject] {
    subjects(shape, file).filter { subject in
      switch subject.declaration.kind {
      case .class, .actor, .struct: break
      default: return false
      }
      guard !isPrivate(subject.declaration), !operations(of: subject.type).isEmpty else {
        return false
      }
      return subject.declaration.kind != .struct || hasEnding(subject.name, suffixes)
        || holdsProtocol(subject.type) || !conformances(of: subject.type).isEmpty
    }
  }

  private func hasEnding(_ name: String, _ endings: [String]) -> Bool {
    endings.contains { TypeName.ends(TypeName.stem(name), with: $0) }
  }

  /// The names of the operations that a type offers, in order of first appearance.
  func operations(of type: TypeID) -> [String] {
    var found: [String] = []
    for member in members(of: type) {
      let declaration = index.declaration(member)
      guard declaration.kind == .function, !declaration.flags.contains(.isStatic),
        !declaration.flags.contains(.isOverride), !isPrivateMember(member)
      else { continue }
      let name = index.codebase.names[declaration.name]
      guard name.unicodeScalars.first.map({ $0.properties.isAlphabetic || $0 == "_" }) ?? false
      else { continue }
      if !found.contains(name), !Self.libraryMethods.contains(name) { found.append(name) }
    }
    return found
  }

  private func holdsProtocol(_ type: TypeID) -> Bool {
    members(of: type).contains { member in
      let declaration = index.declaration(member)
      guard declaration.kind == .variable, declaration.type >= 0,
        !declaration.flags.contains(.isComputed)
      else { return false }
      return namedTypes(in: declaration.type, of: member.file).contains { type in
        let symbol = index.types[Int(type)].symbol
        return symbol != .none && index.declaration(symbol).kind == .protocol
      }
    }
  }

  /// The protocols of the codebase that a type conforms to.
  func conformances(of type: TypeID) -> [TypeID] {
    ancestors(of: type).filter { ancestor in
      let symbol = index.types[Int(ancestor)].symbol
      return symbol != .none && index.declaration(symbol).kind == .protocol
    }
  }

  func operationFindings(_ shape: Shape, _ suffixes: [String], _ file: Int) -> [Finding] {
    doers(shape, suffixes, file).compactMap { subject in
      let names = operations(of: subject.type)
      guard names.count > 1 else { return nil }
      return finding(
        shape,
        at: subject.symbol,
        part: subject.part,
        target: typePath(of: subject.type),
        saying: "has \(names.count) operations: \(names.joined(separator: ", "))"
      )
    }
  }

  func ownProtocolFindings(_ shape: Shape, _ suffixes: [String], _ file: Int) -> [Finding] {
    doers(shape, suffixes, file).compactMap { subject in
      guard conformances(of: subject.type).isEmpty else { return nil }
      return finding(
        shape,
        at: subject.symbol,
        part: subject.part,
        target: typePath(of: subject.type),
        saying: "stands behind no protocol of its own"
      )
    }
  }
}
