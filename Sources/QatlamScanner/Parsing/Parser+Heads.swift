import QatlamDomain

extension Parser {
  /// Begins a declaration's attributes and modifiers; the current token is the first of them.
  mutating func pushHead() {
    var head = frame(.head)
    head.literal = 0
    push(head)
  }

  /// Whether the contextual word at hand, such as `open` or `actor`, begins a declaration.
  mutating func introducesDeclaration() -> Bool {
    let word = keyword
    let next = lexer.peek()
    switch word {
    case .actor, .macro:
      return next.kind == .identifier && !next.newlineBefore
        && (next.isQuoted || next.name >= Keyword.firstOperator || isContextual(next.name))
    case .async:
      return next.kind == .identifier && !next.isQuoted
        && (next.name == Keyword.let.rawValue || next.name == Keyword.var.rawValue)
    default: break
    }
    switch next.kind {
    case .identifier:
      guard !next.isQuoted, next.name < Keyword.firstOperator else { return false }
      let isDeclarationWord =
        next.name >= Keyword.class.rawValue && next.name <= Keyword.__setter_access.rawValue
      return isDeclarationWord
    case .at: return !next.newlineBefore
    case .leftParen: return introducesDeclaration(withDetailOf: word)
    default: return false
    }
  }

  /// Whether a word in parentheses and a declaration follow the modifier at hand: `unowned(safe) var`.
  private mutating func introducesDeclaration(withDetailOf word: Keyword) -> Bool {
    let mark = lexer.look()
    defer { lexer.goBack(to: mark) }
    lexer.advance()
    let start = lexer.token.start
    let isKnown =
      lexer.bytes.has("(set)", at: start) || lexer.bytes.has("(unsafe)", at: start)
      || lexer.bytes.has("(safe)", at: start) || lexer.bytes.has("(nonsending)", at: start)
    // Which words it takes is checked after parsing; a call of a function of the name is likelier elsewhere.
    guard isKnown || word == .unowned else { return false }
    lexer.advance()
    guard kind == .identifier else { return false }
    lexer.advance()
    guard kind == .rightParen else { return false }
    lexer.advance()
    return kind == .at
      || kind == .identifier && lexer.token.name < Keyword.firstOperator
        && (isKnown || !lexer.token.newlineBefore)
  }

  /// A keyword that may also be a declared name, unlike `as`, `is` or `in`.
  private func isContextual(_ name: NameID) -> Bool {
    (name >= Keyword.actor.rawValue && name <= Keyword.macro.rawValue)
      || (name >= Keyword.open.rawValue && name < Keyword.if.rawValue)
      || name >= Keyword.await.rawValue
  }

  /// One attribute, modifier or, at last, the declaration's own keyword.
  mutating func stepHead() {
    switch kind {
    case .at: headAttribute()
    case .identifier where !lexer.token.isQuoted && lexer.token.name < Keyword.firstOperator:
      headWord()
    case .directiveIf, .directiveElse, .directiveEnd: directive()
    default: endHead()
    }
  }

  private mutating func headWord() {
    let word = keyword
    switch word {
    case .public, .open, .package, .private, .fileprivate, .internal, .final, .lazy, .weak,
      .unowned, .mutating, .nonmutating, .override, .convenience, .required, .indirect, .dynamic,
      .optional, .prefix, .postfix, .infix, .distributed, .isolated, .nonisolated, .borrowing,
      .consuming, .sending, .async, .reasync, .static, .__consuming, .__owned, .__shared, ._const,
      ._local, .__setter_access:
      if word.rawValue >= Keyword.open.rawValue, !introducesDeclaration() {
        endHead()
        return
      }
      modifier(word)
    case .class:
      let next = lexer.peek()
      if next.kind == .identifier, !next.isQuoted, next.name < Keyword.firstOperator,
        isMemberWord(next.name)
      {
        addFlags([.isStatic, .isOpen])
        lexer.advance()
      } else {
        let head = takeHead()
        nominalType(.class, head: head)
      }
    case .struct: nominalType(.struct, head: takeHead())
    case .enum: nominalType(.enum, head: takeHead())
    case .protocol: nominalType(.protocol, head: takeHead())
    case .actor:
      if introducesDeclaration() { nominalType(.actor, head: takeHead()) } else { endHead() }
    case .extension: extensionDeclaration(takeHead())
    case .func: functionDeclaration(takeHead())
    case .`init`: initializerDeclaration(takeHead())
    case .deinit: deinitializerDeclaration(takeHead())
    case .subscript: subscriptDeclaration(takeHead())
    case .var, .let: bindings(takeHead())
    case .case: beginEnumCases(takeHead())
    case .typealias: aliasDeclaration(.alias, head: takeHead())
    case .associatedtype: aliasDeclaration(.associatedType, head: takeHead())
    case .import: importDeclaration(takeHead())
    case .operator: operatorDeclaration(takeHead())
    case .precedencegroup: precedenceGroup(takeHead())
    case .macro:
      if introducesDeclaration() { macroDeclaration(takeHead()) } else { endHead() }
    default: endHead()
    }
  }

  /// Words that may follow `class` as a modifier.
  private func isMemberWord(_ name: NameID) -> Bool {
    switch Keyword(rawValue: name) ?? .none {
    case .func, .var, .let, .subscript, .`init`, .override, .final, .private, .fileprivate, .public,
      .internal, .open, .dynamic, .lazy, .weak, .unowned, .mutating, .nonmutating, .required,
      .convenience, .static, .nonisolated, .typealias, .distributed, .package, .class, .struct,
      .enum, .protocol, .extension, .deinit, .case, .associatedtype:
      true
    default: false
    }
  }

  private mutating func addFlags(_ flags: DeclarationFlags) {
    top.extra |= Int32(bitPattern: flags.rawValue)
  }

  private mutating func modifier(_ word: Keyword) {
    lexer.advance()
    var isSetter = false
    if kind == .leftParen {
      isSetter = lexer.bytes.has("(set", at: lexer.token.start)
      skipBalanced()
    }
    switch word {
    case .public, .open, .package, .internal, .private, .fileprivate:
      accessModifier(word, isSetter: isSetter)
    case .final: addFlags(.isFinal)
    case .lazy: addFlags(.isLazy)
    case .weak: addFlags(.isWeak)
    case .unowned: addFlags(.isUnowned)
    case .mutating: addFlags(.isMutating)
    case .override: addFlags(.isOverride)
    case .convenience: addFlags(.isConvenience)
    case .required: addFlags(.isRequired)
    case .indirect: addFlags(.isIndirect)
    case .static: addFlags(.isStatic)
    case .nonisolated: addFlags(.isNonisolated)
    case .async: addFlags(.isAsync)
    default: break
    }
  }

  /// A modifier that says who may use the declaration; its own takes the place of its owner's.
  private mutating func accessModifier(_ word: Keyword, isSetter: Bool) {
    if !isSetter { top.flags.insert(.isThird) }
    switch word {
    case .public, .open: if !isSetter { addFlags([.isPublic, .isExported]) }
    case .package: if !isSetter { addFlags(.isExported) }
    case .private: addFlags(isSetter ? .hasPrivateSetter : .isPrivate)
    case .fileprivate: addFlags(isSetter ? .hasPrivateSetter : .isFileprivate)
    default: break
    }
  }

  /// Whether a declaration without an access modifier has that of what it stands in.
  private func isExportedByOwner() -> Bool {
    let owner = facts.declarations[Int(top.scope)]
    guard owner.flags & DeclarationFlags.isExported.rawValue != 0 else { return false }
    return owner.kind == DeclarationKind.extension.rawValue
      || owner.kind == DeclarationKind.protocol.rawValue
      || owner.kind == DeclarationKind.enum.rawValue && at(.case)
  }

  // MARK: Ends

  /// What a head tells the declaration that follows.
  struct Head {
    var declaration: Int32
    var flags: DeclarationFlags
    var start: Int
    var isTestable: Bool
  }

  /// Takes the head off the stack; the current token is the declaration's keyword.
  private mutating func takeHead() -> Head {
    closeChain()
    var head = Head(
      declaration: top.declaration,
      flags: DeclarationFlags(rawValue: UInt32(bitPattern: top.extra)),
      start: Int(top.opener),
      isTestable: top.flags.contains(.isSecond)
    )
    let hasAccess = top.flags.contains(.isThird)
    pop()
    if !hasAccess, isExportedByOwner() { head.flags.insert(.isExported) }
    return head
  }

  /// Opens the declaration that a head belongs to, or fills the one that its attributes opened.
  mutating func open(_ kind: DeclarationKind, head: Head, name: NameID, nameOffset: Int) -> Int32 {
    if head.declaration >= 0 {
      let index = Int(head.declaration)
      facts.declarations[index].kind = kind.rawValue
      facts.declarations[index].name = name
      facts.declarations[index].nameOffset = UInt32(truncatingIfNeeded: nameOffset)
      facts.declarations[index].flags |= head.flags.rawValue
      if branches.isEmpty {
        // Its attributes alone stood in a branch.
        facts.declarations[index].flags &= ~DeclarationFlags.isConditional.rawValue
      }
      return head.declaration
    }
    let index = openDeclaration(kind, name: name, nameOffset: nameOffset, start: head.start)
    facts.mark(index, head.flags)
    return index
  }

  /// Attributes or modifiers with no declaration behind them.
  private mutating func endHead() {
    closeChain()
    let declaration = top.declaration
    if declaration >= 0 { facts.close(declaration, end: lexer.previousEnd) }
    pop()
    if kind == .identifier || kind == .leftBrace { expressionStatement() }
  }

  /// Closes what a head opened and no declaration took over.
  mutating func drop(_ head: Head) {
    if head.declaration >= 0 { facts.close(head.declaration, end: lexer.previousEnd) }
  }
}
