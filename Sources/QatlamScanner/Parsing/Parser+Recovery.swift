import QatlamDomain

extension Parser {
  /// Ends the innermost construct wherever it is; always takes at least one off the stack.
  mutating func abandon() {
    if kind == .end, !hasOpenEnd, top.kind.isBlock || top.kind.isBracket || top.kind == .accessors,
      top.kind != .caseBody, top.kind != .file
    {
      // One note is enough for all that the end of the file leaves open.
      hasOpenEnd = true
      doubt(
        top.kind == .interpolation ? .unterminatedString : .unbalancedBraces,
        at: Int(top.opener)
      )
    }
    if top.kind.isOpenExpression {
      finishExpression()
    } else if top.kind.isBracket {
      closeChain()
      closeFrame(top)
    } else if top.kind.isBlock {
      abandonBlock()
    } else {
      abandonConstruct()
    }
  }

  private mutating func abandonBlock() {
    switch top.kind {
    case .file: isDone = true
    case .caseBody: finishCase()
    case .switchBody: popBrace()
    default: closeBlock(end: lexer.previousEnd)
    }
  }

  private mutating func abandonConstruct() {
    let frame = top
    switch frame.kind {
    case .accessors:
      popBrace()
      finishStorage(frame.declaration, end: lexer.previousEnd)
      return
    case .captures:
      openSquares &-= 1
    case .parameters:
      openParens &-= 1
      if frame.contextIndex >= 0 { facts.close(frame.contextIndex, end: lexer.previousEnd) }
      if !frame.flags.contains(.isSecond) {
        facts.close(frame.declaration, end: lexer.previousEnd)
      }
    case .bindings, .enumCases:
      if frame.left >= 0 { facts.close(frame.left, end: lexer.previousEnd) }
      if frame.declaration >= 0 { facts.close(frame.declaration, end: lexer.previousEnd) }
    case .conditions, .head, .loopHeader, .caseHeader, .catchHeader:
      closeChain()
      if frame.declaration >= 0 { facts.close(frame.declaration, end: lexer.previousEnd) }
    default: break
    }
    pop()
  }

  /// Skips what is left of the innermost bracket: it nests too deep.
  mutating func skipDeepNesting(above depth: Int) {
    while frames.count > depth, !top.kind.endsAtBracket, !isDone { abandon() }
    var open = 0
    var isFirst = true
    while kind != .end {
      switch kind {
      case .leftParen, .leftBracket, .leftBrace: open += 1
      case .rightParen, .rightBracket, .rightBrace:
        if open == 0 { return }
        open -= 1
      case .string: lexer.token.end = lexer.stringEndKeepingToken()
      default: break
      }
      if isFirst { doubt(.nestedTooDeep, at: lexer.token.start) }
      isFirst = false
      lexer.advance()
    }
  }

  /// A statement or brace stands where brackets are open: they were forgotten.
  mutating func recoverFromOpenBrackets() {
    var reason = PartialRead.Reason.unbalancedBraces
    var offset = lexer.token.start
    while !isDone, !top.kind.isBlock, top.kind != .accessors, top.kind != .attribute {
      if top.kind == .interpolation {
        reason = .unterminatedString
        offset = Int(top.opener)
      }
      abandon()
    }
    doubt(reason, at: offset)
  }

  /// Whether a declaration begins at the line's first byte: in a file whose braces do not balance,
  /// that is where one was forgotten.
  func beginsAtMargin() -> Bool {
    guard isColumnOne(lexer.token.start) else { return false }
    if kind == .at { return true }
    switch keyword {
    case .class, .struct, .enum, .protocol, .extension, .func, .import, .typealias, .public,
      .private, .fileprivate, .internal, .precedencegroup, .final, .open, .actor, .package, .let,
      .var:
      return !lexer.isFollowedByColon()
    default: return false
    }
  }
}
