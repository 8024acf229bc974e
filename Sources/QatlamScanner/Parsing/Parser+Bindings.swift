import QatlamDomain

extension Parser {
  /// `let` or `var` with its patterns; the current token is the keyword.
  mutating func bindings(_ head: Head) {
    var flags = head.flags
    if at(.let) { flags.insert(.isLet) }
    let holder = top.kind
    var bindings = frame(.bindings)
    bindings.declaration = head.declaration
    bindings.extra = Int32(bitPattern: flags.rawValue)
    bindings.opener = UInt32(truncatingIfNeeded: head.start)
    bindings.left = -1
    // Order matters for local names alone.
    if holder != .typeBody, holder != .file { bindings.flags.insert(.noTrailingClosure) }
    push(bindings)
    lexer.advance()
  }

  private var isLocal: Bool { top.flags.contains(.noTrailingClosure) }

  /// `left` is the variable under way; `isThird` says that it is complete.
  mutating func stepBindings() {
    if top.left >= 0 {
      // Those of a `let` are refused later, but they are accessors.
      if kind == .leftBrace, !top.flags.contains(.isThird) {
        openAccessors(top.left)
        return
      }
      finishVariable()
      return
    }
    if top.flags.contains(.isThird) {
      // A tuple pattern was read.
      if kind == .comma {
        lexer.advance()
        top.flags.remove(.isThird)
      } else {
        pop()
      }
      return
    }
    switch kind {
    // Written twice, as while typing: `let let a`, `let a = b, let c = d`.
    case .identifier where at(.let) || at(.var): lexer.advance()
    case .identifier: variable()
    case .leftParen: tuplePattern()
    default:
      if top.declaration >= 0 { facts.close(top.declaration, end: lexer.previousEnd) }
      pop()
    }
  }

  private mutating func variable() {
    let flags = DeclarationFlags(rawValue: UInt32(bitPattern: top.extra))
    let head = Head(
      declaration: top.declaration,
      flags: flags,
      start: Int(top.opener),
      isTestable: false
    )
    let variable = open(
      .variable,
      head: head,
      name: lexer.token.name,
      nameOffset: lexer.token.start
    )
    top.declaration = -1
    top.left = variable
    lexer.advance()
    if kind == .colon {
      lexer.advance()
      facts.declarations[Int(variable)].type = parseType(.typeAnnotation, scope: variable)
    }
    if kind == .equal {
      lexer.advance()
      facts.mark(variable, .hasInitialValue)
      pushExpression(.initialValue, scope: variable, declaration: variable)
      setInitialContext(variable)
    }
  }

  private mutating func tuplePattern() {
    let flags = DeclarationFlags(rawValue: UInt32(bitPattern: top.extra))
    if top.declaration >= 0 {
      facts.close(top.declaration, end: lexer.previousEnd)
      top.declaration = -1
    }
    let first = Int32(truncatingIfNeeded: facts.declarations.count)
    let isFlat = bindNames(flags: flags.union(.isPatternBinding), start: Int(top.opener))
    if first < facts.declarations.count {
      facts.declarations[Int(first)].start = top.opener
    }
    top.flags.insert(.isThird)
    if kind == .colon {
      lexer.advance()
      let type = parseType(.typeAnnotation, scope: top.scope)
      if isFlat { spread(type, overNamesFrom: first) }
    }
    let count = Int32(truncatingIfNeeded: facts.declarations.count) - first
    if kind == .equal {
      lexer.advance()
      pushExpression(.initialValue, flags: .isSecond, declaration: first)
      top.position = UInt16(clamping: count)
    } else if isLocal {
      for index in Int(first)..<facts.declarations.count {
        facts.declarations[index].visibleFrom = UInt32(truncatingIfNeeded: lexer.previousEnd)
      }
    }
  }

  /// Gives each name of a flat tuple pattern its part of the tuple's type.
  private mutating func spread(_ type: Int32, overNamesFrom first: Int32) {
    guard facts.types[Int(type)].kind == TypeNode.Kind.tuple.rawValue else { return }
    var parts: [Int32] = []
    var part = facts.types[Int(type)].firstChild
    while part >= 0 {
      parts.append(part)
      part = facts.types[Int(part)].nextSibling
    }
    guard parts.count == facts.declarations.count - Int(first) else { return }
    for (offset, part) in parts.enumerated() {
      facts.declarations[Int(first) + offset].type = part
    }
  }

  /// Behind an initial value: of a variable, of a condition's variable, or of a tuple's.
  mutating func finishInitialValue(_ frame: Frame, value: Int32) {
    let visibleFrom = UInt32(truncatingIfNeeded: lexer.previousEnd)
    let isCondition = top.kind == .conditions
    let isLocal = isCondition || self.isLocal
    if frame.flags.contains(.isSecond) {
      var index = Int(frame.declaration)
      let end = min(index + Int(frame.position), facts.declarations.count)
      while index < end {
        facts.declarations[index].value = value
        facts.declarations[index].flags |= DeclarationFlags.hasInitialValue.rawValue
        if isLocal { facts.declarations[index].visibleFrom = visibleFrom }
        index += 1
      }
      return
    }
    let index = Int(frame.declaration)
    facts.declarations[index].value = value
    if isLocal { facts.declarations[index].visibleFrom = visibleFrom }
    if frame.castType >= 0, facts.declarations[index].type < 0 {
      facts.declarations[index].type =
        isCondition && facts.types[Int(frame.castType)].kind == TypeNode.Kind.optional.rawValue
        ? facts.types[Int(frame.castType)].firstChild : frame.castType
    }
    if isCondition { facts.close(frame.declaration, end: lexer.previousEnd) }
  }

  /// Ends the variable under way.
  private mutating func finishVariable() {
    let variable = top.left
    if !top.flags.contains(.isThird) { facts.close(variable, end: lexer.previousEnd) }
    if isLocal, facts.declarations[Int(variable)].visibleFrom == 0 {
      facts.declarations[Int(variable)].visibleFrom = facts.declarations[Int(variable)].end
    }
    top.left = -1
    top.flags.remove(.isThird)
    if kind == .comma {
      lexer.advance()
      top.opener = UInt32(truncatingIfNeeded: lexer.token.start)
    } else {
      pop()
    }
  }

  // MARK: Accessors

  /// Whether the brace at hand opens accessors, not a getter's body.
  mutating func atAccessors() -> Bool {
    let mark = lexer.look()
    defer { lexer.goBack(to: mark) }
    lexer.advance()
    var budget = 256
    for _ in 0..<16 {
      if kind == .directiveIf { return false }
      if kind == .at {
        skipAttributeName()
        if kind == .leftParen, isAdjacent, !skipInBudget(&budget) { return false }
        continue
      }
      switch keyword {
      case .mutating, .nonmutating, .__consuming, .borrowing, .consuming, .nonisolated, .isolated,
        .private, .fileprivate, .internal, .public, .package, .open:
        lexer.advance()
        continue
      default: return atAccessorWord()
      }
    }
    return false
  }

  /// Whether the current word is an accessor's, by what follows it.
  private mutating func atAccessorWord() -> Bool {
    switch keyword {
    case .get, .set, .willSet, .didSet, ._read, ._modify, .unsafeAddress, .unsafeMutableAddress,
      .`init`, .borrow, .mutate:
      break
    default: return false
    }
    let isInit = at(.`init`)
    let word = keyword
    let next = lexer.peek()
    switch next.kind {
    case .leftBrace: return true
    case .rightBrace: return !isInit && word != .willSet && word != .didSet
    case .leftParen:
      // `set(newValue) {`: a call would have no brace behind it.
      let mark = lexer.look()
      defer { lexer.goBack(to: mark) }
      lexer.advance()
      var budget = 16
      return skipInBudget(&budget) && kind == .leftBrace
    case .identifier:
      guard !next.isQuoted else { return false }
      switch Keyword(rawValue: next.name < Keyword.firstOperator ? next.name : 0) ?? .none {
      case .async, .throws, .rethrows, .get, .set, ._read, ._modify, .read, .modify, .mutating,
        .nonmutating, .borrow, .mutate:
        return true
      default: return false
      }
    case .semicolon, .at: return true
    default: return false
    }
  }

  /// Opens the accessors, or the implicit getter, of a variable or subscript.
  mutating func openAccessors(_ owner: Int32) {
    if atAccessors() || atConditionalAccessors() {
      pushBrace(.accessors, scope: owner, declaration: owner, function: owner)
    } else {
      facts.mark(owner, [.isComputed, .hasBody])
      pushBrace(.getterBody, scope: owner, declaration: owner, function: owner)
    }
  }

  /// `{ #if … get { … } #endif }`.
  private mutating func atConditionalAccessors() -> Bool {
    let mark = lexer.look()
    defer { lexer.goBack(to: mark) }
    lexer.advance()
    guard kind == .directiveIf else { return false }
    lexer.advance()
    while kind != .end, !lexer.token.newlineBefore { lexer.advance() }
    return atAccessorWord()
  }

  mutating func stepAccessors() {
    switch kind {
    case .rightBrace:
      lexer.advance()
      let owner = top.declaration
      popBrace()
      finishStorage(owner, end: lexer.previousEnd)
    case .at: parseAttribute(scope: top.declaration)
    case .directiveIf, .directiveElse, .directiveEnd: directive()
    case .semicolon: lexer.advance()
    case .end: abandon()
    case .identifier: accessor()
    default:
      // What stands here is no accessor: it is read as a body.
      top.kind = .getterBody
    }
  }

  private mutating func accessor() {
    let start = lexer.token.start
    let owner = top.declaration
    switch keyword {
    case .mutating, .nonmutating, .__consuming, .borrowing, .consuming, .nonisolated, .isolated,
      .private, .fileprivate, .internal, .public, .package, .open, .async, .throws, .rethrows:
      lexer.advance()
      return
    case .get, .set, ._read, ._modify, .unsafeAddress, .unsafeMutableAddress, .borrow, .mutate:
      facts.mark(owner, .isComputed)
    case .willSet, .didSet, .`init`: break
    default:
      top.kind = .getterBody
      return
    }
    let word = keyword
    lexer.advance()
    let type = facts.declarations[Int(owner)].type
    var name: Token?
    if kind == .leftParen {
      lexer.advance()
      if kind == .identifier {
        name = lexer.token
        lexer.advance()
      }
      if kind == .rightParen { lexer.advance() }
    }
    let effects = effects(scope: owner)
    // A requirement has no body, and no scope.
    guard kind == .leftBrace else { return }
    let block = openDeclaration(
      .block,
      name: 0,
      nameOffset: lexer.token.start,
      start: start
    )
    facts.mark(block, effects.union(.hasBody))
    facts.mark(owner, .hasBody)
    let outer = top.scope
    top.scope = block
    if let name {
      let variable = openDeclaration(
        .variable,
        name: name.name,
        nameOffset: name.start,
        start: name.start
      )
      facts.mark(variable, .isLet)
      facts.declarations[Int(variable)].type = type
      facts.close(variable, end: name.end)
    } else if word == .didSet {
      implicitVariable(.oldValue, at: start, type: type)
    } else if word == .set || word == .willSet || word == .`init` {
      implicitVariable(.newValue, at: start, type: type)
    }
    top.scope = outer
    pushBrace(.accessorBody, scope: block, declaration: block, function: block)
  }

  /// Behind the accessors of a variable or subscript.
  mutating func finishStorage(_ owner: Int32, end: Int) {
    facts.close(owner, end: end)
    if top.kind == .bindings { top.flags.insert(.isThird) }
  }
}
