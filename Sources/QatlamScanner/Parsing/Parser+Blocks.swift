import QatlamDomain

extension Parser {
  /// Opens a declaration or scope in the current one.
  mutating func openDeclaration(
    _ kind: DeclarationKind,
    name: NameID,
    nameOffset: Int,
    start: Int
  ) -> Int32 {
    facts.open(
      kind,
      parent: top.scope,
      name: name,
      nameOffset: nameOffset,
      start: start,
      flags: branches.isEmpty ? [] : .isConditional
    )
  }

  /// Opens braces; the current token is the opening one.
  mutating func pushBrace(
    _ kind: FrameKind,
    scope: Int32,
    declaration: Int32,
    function: Int32,
    extra: Int32 = 0
  ) {
    var inner = frame(kind)
    inner.scope = scope
    inner.declaration = declaration
    inner.function = function
    inner.extra = extra
    inner.pending = openParens
    inner.left = openSquares
    openParens = 0
    openSquares = 0
    push(inner)
    lexer.advance()
  }

  /// Takes braces off the stack.
  mutating func popBrace() {
    openParens = top.pending
    openSquares = top.left
    pop()
  }

  /// One step in a block: a statement or declaration begins, or the block ends.
  mutating func stepBlock() {
    if top.kind == .switchBody {
      stepSwitchBody()
      return
    }
    if isResynchronising, lexer.token.newlineBefore, top.kind != .file, beginsAtMargin() {
      doubt(.unbalancedBraces, at: lexer.token.start)
      while top.kind != .file, top.kind != .attribute, !isDone { abandon() }
    }
    switch kind {
    case .identifier:
      if lexer.token.name < Keyword.firstOperator, !lexer.token.isQuoted {
        keywordStatement()
      } else {
        nameStatement()
      }
    case .rightBrace: endBlock()
    case .semicolon, .comma, .colon, .doubleColon, .unknown: lexer.advance()
    case .rightParen, .rightBracket:
      doubt(.unbalancedBraces, at: lexer.token.start)
      lexer.advance()
    case .end:
      if top.kind == .file {
        isDone = true
      } else {
        abandon()
      }
    case .directiveIf, .directiveElse, .directiveEnd: directive()
    case .at where top.kind == .caseBody && lexer.peek().name == Keyword.unknown.rawValue:
      finishCase()
    case .at: pushHead()
    case .pound: macroStatement()
    default: expressionStatement()
    }
  }

  /// An expression as a statement.
  mutating func expressionStatement() {
    pushExpression(.statement)
    let block = frames[frames.count - 1]
    if block.contextKind != Frame.noContext {
      // A branch of an `if` or `switch` that gives a value.
      top.contextKind = block.contextKind
      top.contextIndex = block.contextIndex
      top.contextComponent = block.contextComponent
      top.position = block.position
      top.label = block.label
    } else if top.function >= 0 {
      top.contextKind = ContextFact.Kind.returnValue.rawValue
      top.contextIndex = top.function
    }
  }

  /// A statement that begins with a name: an expression, or a label.
  private mutating func nameStatement() {
    if lexer.isFollowedByColon() {
      lexer.advance()
      lexer.advance()
      return
    }
    expressionStatement()
  }

  /// A closing brace.
  private mutating func endBlock() {
    switch top.kind {
    case .file:
      doubt(.unbalancedBraces, at: lexer.token.start)
      lexer.advance()
    case .caseBody: finishCase()
    default:
      lexer.advance()
      closeBlock(end: lexer.previousEnd)
    }
  }

  /// Takes the innermost block off the stack and goes on with what follows it.
  mutating func closeBlock(end: Int) {
    let frame = top
    popBrace()
    switch frame.kind {
    case .typeBody, .functionBody, .closureBody, .loopBody, .deferBody:
      facts.close(frame.declaration, end: end)
    case .accessorBody:
      facts.close(frame.declaration, end: end)
    case .getterBody:
      finishStorage(frame.declaration, end: end)
    case .conditionBody:
      facts.close(frame.declaration, end: end)
      goOnWithElse(frame)
    case .guardBody:
      facts.close(frame.declaration, end: end)
    case .repeatBody:
      facts.close(frame.declaration, end: end)
      if at(.while) {
        lexer.advance()
        pushExpression(.repeatCondition)
      }
    case .doBody, .catchBody:
      facts.close(frame.declaration, end: end)
      if at(.catch) { beginCatch() }
    default: break
    }
  }

  /// Reads `else` behind the body of an `if`.
  private mutating func goOnWithElse(_ body: Frame) {
    guard !body.flags.contains(.isSecond), at(.else) else { return }
    let start = lexer.token.start
    lexer.advance()
    if at(.if) {
      beginCondition(.if, flags: body.flags.intersection(.givesValue))
    } else if kind == .leftBrace {
      let block = openDeclaration(.block, name: 0, nameOffset: lexer.token.start, start: start)
      pushBrace(.conditionBody, scope: block, declaration: block, function: body.function)
      top.flags = body.flags.union(.isSecond)
    } else {
      return
    }
    top.contextKind = body.contextKind
    top.contextIndex = body.contextIndex
    top.contextComponent = body.contextComponent
    top.position = body.position
    top.label = body.label
  }

  /// Braces of a statement: a block of its own.
  mutating func beginBlock(_ kind: FrameKind, start: Int) {
    let block = openDeclaration(.block, name: 0, nameOffset: lexer.token.start, start: start)
    pushBrace(kind, scope: block, declaration: block, function: top.function)
  }
}
