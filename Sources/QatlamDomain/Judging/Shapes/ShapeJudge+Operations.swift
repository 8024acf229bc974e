extension ShapeJudge {
  /// Methods that the standard library's protocols ask for are no operations of the app's.
  private static let libraryMethods: Set<String> = [
    "hash", "encode", "makeIterator", "next", "copy",
  ]

  /// Use-case-like types: what has an operation and is no plain value.
  func doers(_ shape: Shape, _ suffixes: [String], _ file: Int) -> [Subject] {
    subjects(shape, file).filter { subject in
      switch subject.declaration.kind {
      case .class, .actor, .struct: break
      default: return false
      }
      guard !subject.declaration.isPrivate, hasOperation(subject.type) else {
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
  ///
  /// Answers are what an extension promises to a library or a delegate protocol, callbacks, and what takes dependencies.
  func operations(of type: TypeID, withoutAnswers called: Bool = false) -> [String] {
    var found: [String] = []
    for member in members(of: type) {
      guard let name = operation(member, withoutAnswers: called) else { continue }
      if !found.contains(name) { found.append(name) }
    }
    return found
  }

  /// Whether a type offers any operation.
  func hasOperation(_ type: TypeID) -> Bool {
    members(of: type).contains { operation($0, withoutAnswers: false) != nil }
  }

  /// The name of a member, if it is an operation.
  private func operation(_ member: SymbolID, withoutAnswers called: Bool) -> String? {
    let declaration = index.declaration(member)
    guard declaration.kind == .function, !declaration.flags.contains(.isStatic),
      !declaration.flags.contains(.isOverride), !index.isPrivate(member)
    else { return nil }
    let name = index.codebase.names[declaration.name]
    if called {
      let home = SymbolID(file: member.file, index: declaration.parent)
      guard !isAnswer(home), !isCallback(member), !isInjection(name) else { return nil }
    }
    return Self.beginsLikeWord(name) && !Self.libraryMethods.contains(name) ? name : nil
  }

  /// Whether a name is a word, no operator.
  private static func beginsLikeWord(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first else { return false }
    switch first {
    case "a"..."z", "A"..."Z", "_": return true
    default: return !first.isASCII && first.properties.isAlphabetic
    }
  }

  /// Whether a method is how another object tells what happened: `repository(_:didLoad:)`.
  ///
  /// A flag (`willNotify: Bool`) tells how to do an operation, not what happened.
  private func isCallback(_ member: SymbolID) -> Bool {
    let parameters = index.parameters(of: member).map { index.declaration($0) }
    guard let first = parameters.first, first.flags.contains(.hasNoLabel) else { return false }
    return parameters.dropFirst().contains { parameter in
      let label = index.codebase.names[parameter.label]
      guard label.hasPrefix("did") || label.hasPrefix("will") else { return false }
      let words = NameWords.split(label)
      return words.count > 1 && ["Did", "Will"].contains(words[0])
        && !isFlagType(parameter.type, of: member.file)
    }
  }

  /// Whether a method's name says that it takes a dependency.
  private func isInjection(_ name: String) -> Bool {
    // Taking a name apart is dear, and few begin with that letter.
    let first = name.utf8.first { $0 >= 0x80 || Self.isWordByte($0) }
    guard let first, first >= 0x80 || first | 0x20 == UInt8(ascii: "i") else { return false }
    return NameWords.split(name).first == "Inject"
  }

  /// Whether a byte is an ASCII letter or digit.
  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }

  /// Whether an extension keeps only promises to libraries and delegates.
  private func isAnswer(_ home: SymbolID) -> Bool {
    guard index.declaration(home).kind == .extension else { return false }
    let facts = index.codebase.files[Int(home.file)]
    let promises = facts.inheritance(of: home.index)
    return !promises.isEmpty
      && promises.allSatisfy { chain in
        let last = facts.components[Int(chain.first) + Int(chain.count) - 1]
        let name = index.codebase.names[last.name]
        if ["Delegate", "DataSource", "Observer", "Listener"].contains(where: name.hasSuffix) {
          return true
        }
        if case .type(let type) = index.typePath(
          chain,
          in: home.file,
          scope: chain.scope,
          locals: nil
        ) {
          return index.types[Int(type)].symbol == .none
        }
        return true
      }
  }

  func holdsProtocol(_ type: TypeID) -> Bool {
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
      var names = operations(of: subject.type, withoutAnswers: true)
      guard names.count > 1 else { return nil }
      let hooks = overridden(of: subject.type)
      names.removeAll(where: hooks.contains)
      guard names.count > 1 else { return nil }
      return finding(
        shape,
        at: subject.symbol,
        part: subject.part,
        target: typePath(of: subject.type),
        saying: .severalOperations(names)
      )
    }
  }

  /// The names of the methods of a base class that a class of the codebase overrides: steps of its operation.
  private func overridden(of base: TypeID) -> Set<String> {
    guard inherited.contains(base) else { return [] }
    var found: Set<String> = []
    for type in index.types.indices where index.types[type].supertypes.contains(base) {
      for member in members(of: TypeID(type)) {
        let declaration = index.declaration(member)
        guard declaration.flags.contains(.isOverride) else { continue }
        found.insert(index.codebase.names[declaration.name])
      }
    }
    return found
  }

  func ownProtocolFindings(_ shape: Shape, _ suffixes: [String], _ file: Int) -> [Finding] {
    doers(shape, suffixes, file).compactMap { subject in
      // A base class is design: what inherits from it stands behind the protocol.
      guard conformances(of: subject.type).isEmpty, !inherited.contains(subject.type) else {
        return nil
      }
      return finding(
        shape,
        at: subject.symbol,
        part: subject.part,
        target: typePath(of: subject.type),
        saying: .noProtocol
      )
    }
  }
}
