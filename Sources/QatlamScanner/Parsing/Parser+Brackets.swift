import QatlamDomain

extension Parser {
  /// Opens a bracket in an expression; the current token is the opening one.
  mutating func openBracket(_ kind: FrameKind) {
    var inner = frame(kind)
    inner.flags = top.flags.intersection([.inPattern, .isBinding, .isVariable])
    if inner.flags.contains(.isBinding) { inner.flags.insert(.wasBinding) }
    if kind != .array { inner.flags.insert(.atElement) }
    if kind == .array {
      openSquares &+= 1
      inner.contextKind = ContextFact.Kind.element.rawValue
    } else if kind == .subscripted {
      openSquares &+= 1
    } else {
      openParens &+= 1
    }
    push(inner)
    lexer.advance()
  }

  /// Returns the labels of a compound name such as `(_:with:)` that begins at the current token,
  /// and the offset behind it; `nil` where it is a call.
  private func compoundName() -> (labels: Int, end: Int)? {
    var at = skipBlanks(from: lexer.token.end)
    var labels = 0
    while lexer.bytes[at] != UInt8(ascii: ")") {
      let start = at
      while lexer.has(ByteClass.identifierPart, at: at) || lexer.bytes[at] >= 0x80
        || lexer.bytes[at] == UInt8(ascii: "`")
      {
        at += 1
      }
      guard at > start, lexer.bytes[at] == UInt8(ascii: ":") else { return nil }
      at = skipBlanks(from: at + 1)
      labels += 1
    }
    return labels > 0 ? (labels, at + 1) : nil
  }

  private func skipBlanks(from start: Int) -> Int {
    var at = start
    while lexer.has(ByteClass.blank | ByteClass.newline, at: at) { at += 1 }
    return at
  }

  /// A call of what was read before.
  mutating func beginCall() {
    top.castType = -1
    if top.chain >= 0, let name = compoundName() {
      // A function is named, not called.
      countArgument(name.labels)
      lexer.token.end = name.end
      lexer.advance()
      return
    }
    guard top.chain >= 0 else {
      callNamelessValue()
      openBracket(.call)
      frames[frames.count - 1].literal = ChainFact.Base.unknown.rawValue
      return
    }
    let flags = componentFlags
    let isSecond = !flags.isDisjoint(with: .isCalled.union(.isSubscripted).union(.isForced))
    markComponent(isSecond ? .isApplied : .isCalled)
    let chain = top.chain
    let component = pending.count - 1 - Int(top.pending)
    openBracket(.call)
    guard !isSecond else { return }
    top.contextKind = ContextFact.Kind.argument.rawValue
    top.contextIndex = chain
    top.contextComponent = UInt16(truncatingIfNeeded: component)
  }

  mutating func beginSubscript() {
    top.castType = -1
    if top.chain >= 0 {
      let flags = componentFlags
      markComponent(flags.contains(.isSubscripted) ? .isApplied : .isSubscripted)
    } else {
      forgetParentheses()
      if top.operand != ValueCode.unknown {
        top.operand = facts.makeExpression(.subscripted, value: top.operand)
      }
    }
    openBracket(.subscripted)
    frames[frames.count - 1].literal = ChainFact.Base.unknown.rawValue
  }

  /// The value of something without a name is called; what comes out is unknown.
  mutating func callNamelessValue() {
    forgetParentheses()
    if top.operand != ValueCode.unknown {
      top.operand = facts.makeExpression(.called, value: top.operand)
    }
  }

  /// Forgets what stood in parentheses: its value is called or subscripted.
  private mutating func forgetParentheses() {
    top.innerValue = -1
    top.innerType = -1
  }

  /// Begins the next element in brackets.
  mutating func nextElement() {
    closeChain()
    noteElement()
    top.extra = 0
    if top.flags.contains(.afterOperand) || top.kind == .call {
      top.position = top.position == UInt16.max ? top.position : top.position + 1
    }
    // All elements of an array have one context, but for what is assigned in one of them.
    if top.kind != .array || top.flags.contains(.isSecond) { top.context = -1 }
    top.label = 0
    top.left = -1
    top.castType = -1
    top.innerValue = -1
    top.innerType = -1
    top.coalesced = -1
    top.literal = ChainFact.Base.unknown.rawValue
    if top.flags.contains(.inPattern) { top.declaration = -1 }
    if !top.flags.contains(.wasBinding) { top.flags.remove(.isBinding) }
    if !frames.isEmpty, !frames[frames.count - 1].flags.contains(.isVariable) {
      top.flags.remove(.isVariable)
    }
    top.flags.remove([
      .afterOperand, .isCompound, .comparing, .isThird, .isSecond, .afterTrailingClosure,
    ])
    if top.kind != .array { top.flags.insert(.atElement) }
  }

  /// A closing bracket in an expression.
  mutating func closeBracket() {
    let isParen = kind == .rightParen
    if top.kind.isBracket {
      let wantsParen = top.kind != .array && top.kind != .subscripted
      if wantsParen == isParen {
        endBracket()
        return
      }
      if isParen ? openParens > 0 : openSquares > 0 {
        // The bracket that it closes is further out: those inside were not closed.
        doubt(.unbalancedBraces, at: lexer.token.start)
        abandon()
        return
      }
      doubt(.unbalancedBraces, at: lexer.token.start)
      lexer.advance()
      return
    }
    finishExpression()
  }

  private mutating func endBracket() {
    closeChain()
    let hasLast = top.flags.contains(.afterOperand)
    var inner = ValueCode.unknown
    if hasLast {
      if top.kind == .tuple, top.position == 0 { inner = valueCode() } else { noteElement() }
    }
    let frame = top
    if frame.kind == .interpolation {
      continueString()
      return
    }
    closeFrame(frame)
    switch frame.kind {
    case .call where frame.contextKind == ContextFact.Kind.argument.rawValue:
      countArgument(Int(frame.position) + (hasLast ? 1 : 0))
    case .array:
      top.literal =
        (frame.flags.contains(.isDictionary) ? ChainFact.Base.dictionary : .array).rawValue
      top.flags.remove(.comparing)
      top.left = -1
      endLiteral(frame, frame.flags.contains(.isDictionary) ? .dictionary : .array)
    case .tuple where frame.position > 0: endLiteral(frame, .tuple)
    case .tuple where frame.position == 0 && hasLast:
      top.operand = inner
      top.innerType = frame.castType
      top.innerValue = frame.castType < 0 ? frame.value : -1
    default: break
    }
    lexer.advance()
    if top.kind == .head { top.flags.remove(.afterOperand) }
  }

  /// Takes a bracket off the stack.
  mutating func closeFrame(_ frame: Frame) {
    if frame.kind == .array || frame.kind == .subscripted {
      openSquares &-= 1
    } else {
      openParens &-= 1
    }
    if frame.kind == .interpolation { lineBound = frame.savedLineBound }
    pop()
  }

  // MARK: Strings

  /// A string literal: its interpolations are brackets.
  mutating func beginString() {
    top.flags.remove(.atElement)
    let form = lexer.stringForm()
    endOperand(.string)
    if case .interpolation(let inside) = goOnWithString(from: lexer.token.end, form: form) {
      var inner = frame(.interpolation)
      inner.flags = .atElement
      inner.declaration = Int32(truncatingIfNeeded: form.pounds) << 1 | (form.isMultiLine ? 1 : 0)
      inner.savedLineBound = lineBound
      openParens &+= 1
      push(inner)
      lineBound = form.isMultiLine ? 0 : depth
      lexer.token.end = inside
      lexer.advance()
    }
  }

  /// Behind the closing parenthesis of an interpolation.
  private mutating func continueString() {
    let form = StringForm(
      pounds: Int(top.declaration >> 1),
      isMultiLine: top.declaration & 1 == 1
    )
    let frame = top
    switch goOnWithString(from: lexer.token.end, form: form, opener: frame) {
    case .interpolation(let inside):
      top.left = -1
      top.label = 0
      top.extra = 0
      top.flags = .atElement
      lexer.token.end = inside
      lexer.advance()
    case .end, .open: break
    }
  }

  /// Reads on to the string's end, where the token behind it becomes the current one.
  private mutating func goOnWithString(
    from start: Int,
    form: StringForm,
    opener: Frame? = nil
  ) -> StringStop {
    let stop = lexer.stringText(from: start, form: form)
    switch stop {
    case .interpolation: return stop
    case .open(let end):
      doubt(.unterminatedString, at: start)
      lexer.token.end = end
    case .end(let end): lexer.token.end = end
    }
    if let opener { closeFrame(opener) }
    lexer.advance()
    return stop
  }

  /// The line ends inside an interpolation of a one-line string, and so does the string.
  mutating func endOpenString() {
    doubt(.unterminatedString, at: max(lexer.previousEnd - 1, 0))
    let bound = lineBound
    while depth > bound, !isDone { abandon() }
    if lineBound == bound {
      if top.kind == .interpolation {
        abandon()
      } else {
        lineBound = 0
      }
    }
  }

  // MARK: Macros, key paths

  /// `#name` in an expression.
  mutating func beginMacro() {
    top.flags.remove(.atElement)
    let token = lexer.token
    switch Keyword(rawValue: token.name < Keyword.firstOperator ? token.name : 0) ?? .none {
    case .available, .unavailable, .sourceLocation, .warning, .error, .colorLiteral, .imageLiteral,
      .fileLiteral, .externalMacro, .line, .column, .file, .fileID, .filePath, .function,
      .dsohandle, .isolation:
      lexer.advance()
      if kind == .leftParen, !lexer.token.newlineBefore { skipBalanced() }
      endOperand(.unknown)
    case .selector, .keyPath:
      lexer.advance()
      endOperand(.unknown)
      if kind == .leftParen {
        openBracket(.tuple)
        // What it names is not its value.
        top.flags.insert(.isCompound)
      }
    default:
      lexer.advance()
      openChain(.macro, base: .name)
      append(token.name, offset: token.start + 1)
      top.flags.insert(.afterOperand)
    }
  }

  /// `\Root.a.b`, `\.a`.
  mutating func beginKeyPath() {
    top.flags.remove(.atElement)
    lexer.advance()
    switch kind {
    case .period:
      let context = currentContext()
      // `\.?.name`: the root is unwrapped.
      while lexer.peek().kind == .question || lexer.peek().kind == .exclaim {
        lexer.advance()
        lexer.advance()
      }
      if lexer.lexMember() {
        beginChain(.keyPath, base: .implicit)
        facts.chains[Int(top.chain)].context = context
        top.flags.insert(.afterOperand)
      } else {
        endOperand(.unknown)
      }
    case .identifier:
      beginChain(.keyPath, base: .name)
      top.flags.insert(.afterOperand)
    case .leftBracket, .leftParen:
      let root = facts.types[Int(parseType(.keyPath, scope: top.scope))].kind
      let base: ChainFact.Base =
        root == TypeNode.Kind.array.rawValue
        ? .array : root == TypeNode.Kind.dictionary.rawValue ? .dictionary : .unknown
      endOperand(base)
      if kind == .period, lexer.lexMember() { beginChain(.keyPath, base: base) }
    default: endOperand(.unknown)
    }
  }
}
