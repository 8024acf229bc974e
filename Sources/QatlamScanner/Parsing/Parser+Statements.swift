import QatlamDomain

extension Parser {
  /// A statement or declaration that begins with a keyword.
  mutating func keywordStatement() {
    let word = keyword
    let start = lexer.token.start
    switch word {
    case .`init` where isInitializerBody:
      // A call from which `self.` is missing.
      expressionStatement()
    case .class, .struct, .enum, .protocol, .extension, .func, .var, .let, .typealias,
      .associatedtype, .`init`, .deinit, .subscript, .import, .operator, .precedencegroup,
      .public, .private, .fileprivate, .internal, .static:
      pushHead()
    case .case: caseWord()
    case .default:
      if top.kind == .caseBody { finishCase() } else { lexer.advance() }
    case .if, .guard, .while:
      let block = top
      beginCondition(word, flags: [])
      if word == .if, block.contextKind != Frame.noContext { inheritContext(block) }
    case .for: beginLoop()
    case .switch:
      let block = top
      beginSwitch(flags: [])
      if block.contextKind != Frame.noContext { inheritContext(block) }
    case .repeat:
      if lexer.peek().kind == .leftBrace {
        lexer.advance()
        beginBlock(.repeatBody, start: start)
      } else {
        expressionStatement()
      }
    case .do: beginDo()
    case .defer:
      lexer.advance()
      if kind == .leftBrace { beginBlock(.deferBody, start: start) }
    case .return:
      lexer.advance()
      pushExpression(.returnValue)
      if top.function >= 0 {
        top.contextKind = ContextFact.Kind.returnValue.rawValue
        top.contextIndex = top.function
      }
    case .throw:
      lexer.advance()
      pushExpression(.statement)
      if top.function >= 0 {
        top.contextKind = ContextFact.Kind.thrownValue.rawValue
        top.contextIndex = top.function
      }
    case .break, .continue, .fallthrough:
      lexer.advance()
      if word != .fallthrough, kind == .identifier, !lexer.token.newlineBefore,
        lexer.token.isQuoted || lexer.token.name >= Keyword.firstOperator
      {
        lexer.advance()
      }
    case .else:
      lexer.advance()
      if kind == .leftBrace { beginBlock(.loopBody, start: start) }
    case .catch: beginCatch()
    case .where, .in, .throws, .rethrows:
      lexer.advance()
    case .actor, .macro, .open, .package, .final, .lazy, .weak, .unowned, .mutating, .nonmutating,
      .override, .convenience, .required, .indirect, .dynamic, .optional, .prefix, .postfix, .infix,
      .distributed, .isolated, .nonisolated, .borrowing, .consuming, .sending, .async, .reasync,
      .__consuming, .__owned, .__shared, ._const, ._local, .__setter_access:
      if !lexer.isFollowedByColon(), introducesDeclaration() {
        pushHead()
      } else {
        contextualStatement()
      }
    case .discard, .yield:
      if prefixesOperand() { lexer.advance() }
      expressionStatement()
    default: contextualStatement()
    }
  }

  /// Whether the innermost block is the body of an initializer.
  private var isInitializerBody: Bool {
    top.kind == .functionBody
      && facts.declarations[Int(top.declaration)].kind == DeclarationKind.initializer.rawValue
  }

  /// A word that is a name here, or a label.
  private mutating func contextualStatement() {
    if lexer.isFollowedByColon(), lexer.token.name >= Keyword.actor.rawValue {
      lexer.advance()
      lexer.advance()
      return
    }
    expressionStatement()
  }

  /// `case` at the beginning of a statement: the next case of a `switch`, or an enum's.
  private mutating func caseWord() {
    if top.kind == .caseBody {
      finishCase()
    } else {
      pushHead()
    }
  }

  mutating func beginDo() {
    let start = lexer.token.start
    lexer.advance()
    if at(.throws) {
      lexer.advance()
      if kind == .leftParen {
        lexer.advance()
        _ = parseType(.thrownType, scope: top.scope)
        if kind == .rightParen { lexer.advance() }
      }
    }
    if kind == .leftBrace { beginBlock(.doBody, start: start) }
  }

  // MARK: switch

  mutating func beginSwitch(flags: FrameFlags) {
    var header = frame(.switchHeader)
    header.flags = flags
    header.extra = -1
    push(header)
    lexer.advance()
    pushExpression(.subject, flags: .noTrailingClosure)
  }

  mutating func stepSwitchHeader() {
    let header = top
    pop()
    guard kind == .leftBrace else { return }
    pushBrace(
      .switchBody,
      scope: header.scope,
      declaration: -1,
      function: header.function,
      extra: header.extra
    )
    top.flags = header.flags
    top.contextKind = header.contextKind
    top.contextIndex = header.contextIndex
    top.contextComponent = header.contextComponent
    top.position = header.position
    top.label = header.label
  }

  mutating func stepSwitchBody() {
    switch kind {
    case .rightBrace:
      lexer.advance()
      popBrace()
    case .end: abandon()
    case .directiveIf, .directiveElse, .directiveEnd: directive()
    case .at where lexer.peek().name == Keyword.unknown.rawValue:
      lexer.advance()
      lexer.advance()
    case .semicolon: lexer.advance()
    default: beginCase()
    }
  }

  /// A case of a `switch`; the current token is `case`, `default` or, where one is missing, anything.
  private mutating func beginCase() {
    let start = lexer.token.start
    let block = openDeclaration(.block, name: 0, nameOffset: start, start: start)
    let body = top
    var header = frame(.caseHeader)
    header.scope = block
    header.declaration = block
    header.extra = body.extra
    header.contextKind = body.contextKind
    header.contextIndex = body.contextIndex
    header.contextComponent = body.contextComponent
    header.position = body.position
    header.label = body.label
    push(header)
    if at(.case) {
      lexer.advance()
      pushPattern(subject: body.extra)
    } else if at(.default) {
      lexer.advance()
      top.flags.insert(.afterOperand)
    } else {
      // No case begins here: what stands here is read as one.
      doubt(.unknownToken, at: start)
      top.kind = .caseBody
    }
  }

  mutating func stepCaseHeader() {
    switch kind {
    case .comma:
      lexer.advance()
      pushPattern(subject: top.extra)
    case .identifier where at(.where):
      lexer.advance()
      pushExpression(.guardClause)
    default:
      facts.declarations[Int(top.declaration)].nameOffset =
        UInt32(truncatingIfNeeded: lexer.token.start)
      if kind == .colon { lexer.advance() }
      top.kind = .caseBody
      top.flags = []
    }
  }

  /// Ends the case under way; the `switch` goes on.
  mutating func finishCase() {
    facts.close(top.declaration, end: contentEnd)
    pop()
  }

  /// Opens a pattern.
  mutating func pushPattern(subject: Int32, flags: FrameFlags = []) {
    pushExpression(.pattern, flags: flags.union([.inPattern, .noTrailingClosure]))
    top.contextKind = ContextFact.Kind.subject.rawValue
    top.contextIndex = subject
    top.firstBinding = Int32(truncatingIfNeeded: facts.declarations.count)
  }

  /// Behind a pattern: what it binds gets the subject as its value, where that is known.
  mutating func finishPattern(_ frame: Frame) {
    top.flags.insert(.afterOperand)
    guard frame.contextIndex != -1 else { return }
    var index = Int(frame.firstBinding)
    while index < facts.declarations.count {
      if facts.declarations[index].kind == DeclarationKind.variable.rawValue,
        facts.declarations[index].parent == frame.scope
      {
        facts.declarations[index].value = frame.contextIndex
      }
      index += 1
    }
  }

  // MARK: for

  private mutating func beginLoop() {
    let start = lexer.token.start
    let block = openDeclaration(.block, name: 0, nameOffset: start, start: start)
    var header = frame(.loopHeader)
    header.scope = block
    header.declaration = block
    header.extra = Int32(truncatingIfNeeded: facts.declarations.count)
    header.firstChild = Int32(truncatingIfNeeded: facts.contexts.count)
    push(header)
    lexer.advance()
    while at(.try) || at(.await) || at(.unsafe) {
      lexer.advance()
      if kind == .question || kind == .exclaim { lexer.advance() }
    }
    if at(.case) {
      lexer.advance()
      pushPattern(subject: -1)
    } else {
      pushPattern(subject: -1, flags: [.isBinding])
    }
  }

  mutating func stepLoopHeader() {
    if at(.in), !top.flags.contains(.isSecond) {
      top.flags.insert(.isSecond)
      // The pattern's variables are those opened since the header began.
      top.left = Int32(truncatingIfNeeded: facts.declarations.count)
      top.lastChild = Int32(truncatingIfNeeded: facts.contexts.count)
      lexer.advance()
      pushExpression(.sequence, flags: .noTrailingClosure)
    } else if at(.where) {
      lexer.advance()
      pushExpression(.guardClause, flags: .noTrailingClosure)
    } else if kind == .leftBrace {
      let header = top
      facts.declarations[Int(header.declaration)].nameOffset =
        UInt32(truncatingIfNeeded: lexer.token.start)
      pop()
      pushBrace(
        .loopBody,
        scope: header.declaration,
        declaration: header.declaration,
        function: header.function
      )
    } else {
      facts.close(top.declaration, end: lexer.previousEnd)
      pop()
    }
  }

  /// Behind the sequence of a `for`: its variables get their value and become visible.
  mutating func finishSequence(value: Int32) {
    var index = Int(top.extra)
    let end = min(Int(top.left), facts.declarations.count)
    while index < end {
      if facts.declarations[index].kind == DeclarationKind.variable.rawValue {
        facts.declarations[index].value = value
        facts.declarations[index].visibleFrom = UInt32(truncatingIfNeeded: lexer.previousEnd)
        facts.declarations[index].flags |= DeclarationFlags.iterates.rawValue
      }
      index += 1
    }
    for context in Int(top.firstChild)..<Int(top.lastChild)
    where facts.contexts[context].kind == ContextFact.Kind.subject.rawValue
      && facts.contexts[context].index == -1
    {
      facts.contexts[context].index = value
      facts.contexts[context].component = 1
    }
  }

  // MARK: catch

  mutating func beginCatch() {
    let start = lexer.token.start
    let block = openDeclaration(.block, name: 0, nameOffset: start, start: start)
    var header = frame(.catchHeader)
    header.scope = block
    header.declaration = block
    push(header)
    lexer.advance()
    if kind == .leftBrace || at(.where) {
      implicitVariable(.error, at: start, type: -1)
    } else {
      pushPattern(subject: -1)
    }
  }

  mutating func stepCatchHeader() {
    switch kind {
    case .comma:
      lexer.advance()
      pushPattern(subject: -1)
    case .identifier where at(.where):
      lexer.advance()
      pushExpression(.guardClause, flags: .noTrailingClosure)
    case .leftBrace:
      let header = top
      facts.declarations[Int(header.declaration)].nameOffset =
        UInt32(truncatingIfNeeded: lexer.token.start)
      pop()
      pushBrace(
        .catchBody,
        scope: header.declaration,
        declaration: header.declaration,
        function: header.function
      )
    default:
      facts.close(top.declaration, end: lexer.previousEnd)
      pop()
    }
  }

  /// A name that the language binds without its being written: `error`, `newValue`, `oldValue`.
  mutating func implicitVariable(_ name: Keyword, at offset: Int, type: Int32) {
    let variable = openDeclaration(
      .variable,
      name: name.rawValue,
      nameOffset: offset,
      start: offset
    )
    facts.mark(variable, [.isLet, .isImplicit])
    facts.declarations[Int(variable)].type = type
    facts.close(variable, end: offset)
  }
}
