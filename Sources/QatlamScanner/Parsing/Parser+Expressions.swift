import QatlamDomain

extension Parser {
  /// One step of an expression: an operand, or what follows one.
  @inline(__always)
  mutating func stepExpression() {
    if top.flags.contains(.afterOperand) {
      stepAfterOperand()
    } else {
      stepOperand()
    }
  }

  /// Opens an expression that ends before what cannot continue it.
  mutating func pushExpression(
    _ kind: FrameKind,
    flags: FrameFlags = [],
    scope: Int32? = nil,
    declaration: Int32 = -1
  ) {
    var frame = frame(kind)
    frame.flags = flags
    if let scope { frame.scope = scope }
    frame.declaration = declaration
    push(frame)
  }

  /// Notes that an operand was read which is no chain.
  @inline(__always)
  mutating func endOperand(_ base: ChainFact.Base) {
    if top.flags.contains(.afterOperand) { top.flags.insert(.isCompound) }
    top.literal = base.rawValue
    top.left = -1
    top.innerValue = -1
    top.innerType = -1
    top.operand = ValueCode.literal(base)
    top.flags.remove(.comparing)
    top.flags.insert(.afterOperand)
  }

  @inline(__always)
  var chainRole: ChainFact.Role {
    top.flags.contains(.inPattern) ? .pattern : .expression
  }

  // MARK: Operands

  private mutating func stepOperand() {
    switch kind {
    case .identifier:
      if top.flags.contains(.atElement) {
        top.flags.remove(.atElement)
        if lexer.isFollowedByColon() {
          top.label = lexer.token.name
          if top.label == Keyword._underscore.rawValue { top.label = 0 }
          top.labelOffset = UInt32(truncatingIfNeeded: lexer.token.start)
          lexer.advance()
          lexer.advance()
          return
        }
      }
      if lexer.token.name < Keyword.firstOperator, !lexer.token.isQuoted {
        keywordOperand()
      } else if top.flags.contains(.isBinding) {
        bindOrUse()
      } else {
        beginChain(chainRole, base: .name)
        top.flags.insert(.afterOperand)
      }
    case .integer:
      lexer.advance()
      endOperand(.integer)
    case .floatingPoint:
      lexer.advance()
      endOperand(.floatingPoint)
    case .string: beginString()
    case .regex:
      lexer.advance()
      endOperand(.unknown)
    case .leftParen:
      endOperand(.unknown)
      openBracket(.tuple)
    case .leftBracket:
      let compared = top.flags.contains(.comparing) ? top.left : -1
      endOperand(.array)
      // The elements' context asks for what the array's place expected before.
      if compared >= 0 {
        top.flags.insert(.comparing)
        top.left = compared
      }
      openBracket(.array)
    case .leftBrace:
      if top.flags.contains(.noTrailingClosure), top.kind.isOpenExpression,
        top.kind != .initialValue
      {
        finishExpression()
      } else {
        let context = currentContext()
        endOperand(.unknown)
        beginClosure(context: context, isTrailing: false)
      }
    case .period:
      let context = currentContext()
      guard lexer.lexMember() else {
        top.flags.insert(.afterOperand)
        return
      }
      beginChain(chainRole, base: .implicit)
      if top.chain >= 0 { facts.chains[Int(top.chain)].context = context }
      top.flags.insert(.afterOperand)
    case .backslash: beginKeyPath()
    case .pound: beginMacro()
    case .at where lexer.token.newlineBefore && top.kind.isOpenExpression: finishExpression()
    case .at: parseAttribute(scope: top.scope, isType: true)
    case .op: operatorInFront()
    case .exclaim, .question, .equal, .arrow, .unknown, .doubleColon:
      top.flags.remove(.atElement)
      let start = lexer.token.start
      let name = lexer.token.kind
      lexer.advance()
      // `(=)`, `(!)`: an operator as a value.
      if name != .unknown, isClosing(kind), start >= 0 { endOperand(.unknown) }
      if name == .exclaim {
        top.flags.insert(.isCompound)
        top.outcome = ValueCode.boolean
      }
    default: delimiter()
    }
  }

  private func isClosing(_ kind: TokenKind) -> Bool {
    kind == .rightParen || kind == .rightBracket || kind == .comma
  }

  private mutating func operatorInFront() {
    top.flags.remove(.atElement)
    if lexer.relexAsRegex() { return }
    let start = lexer.token.start
    let isInout = lexer.token.end == start + 1 && lexer.bytes[start] == UInt8(ascii: "&")
    let name = lexer.names.intern(lexer.bytes, from: start, to: lexer.token.end)
    lexer.advance()
    if isClosing(kind) {
      // `reduce(0, +)`, `a[...]`: an operator as a value.
      useOperator(name, offset: start, operands: 2)
      endOperand(.unknown)
      return
    }
    useOperator(name, offset: start, operands: 1)
    if !isInout { top.flags.insert(.isCompound) }
    if lexer.bytes[start] == UInt8(ascii: "!") { top.outcome = ValueCode.boolean }
  }

  // MARK: Ends

  /// Ends the innermost expression, which is not in brackets.
  mutating func finishExpression() {
    closeChain()
    let isAsked = asksForValue(top.kind)
    let chain = top.value
    let code = isAsked ? valueCode() : chain
    let frame = top
    // A chain that an operator stands beside is not the value, though it may be of its type.
    let value =
      chain >= 0 ? chain : code < 0 ? code : facts.makeExpression(.element, value: code)
    pop()
    switch frame.kind {
    case .statement:
      if frame.declaration >= 0 { facts.close(frame.declaration, end: lexer.previousEnd) }
      if top.kind == .closureBody { noteClosureValue(code) }
    case .returnValue: noteReturnedValue(code, from: frame.function)
    case .initialValue: finishInitialValue(frame, value: value)
    case .defaultValue, .rawValue, .macroDefinition:
      if frame.declaration >= 0 {
        facts.declarations[Int(frame.declaration)].value = value
      }
      if frame.kind == .macroDefinition {
        whereClause(frame.declaration)
        facts.close(frame.declaration, end: lexer.previousEnd)
      } else {
        top.flags.insert(.afterOperand)
      }
    case .captureValue:
      if frame.declaration >= 0 {
        facts.declarations[Int(frame.declaration)].value = value
        facts.declarations[Int(frame.declaration)].type = frame.castType
        facts.declarations[Int(frame.declaration)].visibleFrom =
          UInt32(truncatingIfNeeded: lexer.previousEnd)
        facts.close(frame.declaration, end: lexer.previousEnd)
      }
      top.flags.insert(.afterOperand)
    case .conditionValue: finishConditionValue(frame, value: value)
    case .subject: top.extra = value
    case .sequence: finishSequence(value: value)
    case .pattern: finishPattern(frame)
    case .guardClause: top.flags.insert(.afterOperand)
    default: break
    }
  }

  /// What ends an element or the expression.
  mutating func delimiter() {
    top.flags.remove(.atElement)
    switch kind {
    case .comma where top.kind.isBracket:
      lexer.advance()
      nextElement()
    case .semicolon where top.kind.isBracket:
      lexer.advance()
      nextElement()
    case .colon: colonInExpression()
    case .rightParen, .rightBracket: closeBracket()
    case .directiveIf, .directiveElse, .directiveEnd: directive()
    case .rightBrace where top.kind.isBracket: recoverFromOpenBrackets()
    case .end where top.kind.isBracket: abandon()
    case .identifier, .at:
      if top.kind.isBracket { lexer.advance() } else { finishExpression() }
    default:
      if top.kind.isBracket { lexer.advance() } else { finishExpression() }
    }
  }

  private mutating func colonInExpression() {
    if top.extra > 0, top.flags.contains(.afterOperand) {
      top.extra &-= 1
      lexer.advance()
      noteFirstBranch()
      beginRightSide()
    } else if top.kind == .array {
      closeChain()
      noteElement()
      top.flags.insert(.isDictionary)
      lexer.advance()
      top.left = -1
      top.flags.remove([.afterOperand, .comparing, .isThird])
    } else if top.kind.isBracket {
      lexer.advance()
      if top.flags.contains(.afterOperand) {
        closeChain()
        top.flags.remove(.afterOperand)
      }
    } else if top.kind == .pattern, frames[frames.count - 1].kind == .loopHeader {
      lexer.advance()
      let type = parseType(.typeAnnotation, scope: top.scope)
      if top.declaration >= 0 { facts.declarations[Int(top.declaration)].type = type }
    } else {
      finishExpression()
    }
  }
}
