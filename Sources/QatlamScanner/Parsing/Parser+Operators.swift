import QatlamDomain

/// What follows an operand.
extension Parser {
  /// One step behind an operand: a member, a call, an operator, or the end.
  mutating func stepAfterOperand() {
    switch kind {
    case .period:
      let isLast = !lexer.lexMember()
      top.castType = -1
      if isLast {
        // `foo.` with nothing behind it.
        if kind == .leftBracket, isKeyPath { return }
        if kind == .question || kind == .exclaim, isAdjacent, !isKeyPathRoot {
          lexer.joinDot()
          operatorBehind()
          return
        }
        if kind == .leftParen || kind == .leftBracket || kind == .leftBrace { closeChain() }
        return
      }
      extendChain()
    case .leftParen:
      if lexer.token.newlineBefore {
        nextOperand()
      } else {
        beginCall()
      }
    case .leftBracket:
      if lexer.token.newlineBefore {
        nextOperand()
      } else {
        beginSubscript()
      }
    case .leftBrace: braceAfterOperand()
    case .question:
      if isAdjacent {
        lexer.advance()
        markComponent(.isOptionalChained)
        markUnwrapped()
      } else {
        lexer.advance()
        beginRightSide()
        top.outcome = Frame.undecided
        top.alternativeKind = .none
        top.extra &+= 1
      }
    case .exclaim:
      if isAdjacent {
        lexer.advance()
        markComponent(.isForced)
      } else if lexer.token.newlineBefore {
        nextOperand()
      } else {
        lexer.advance()
        beginRightSide()
      }
    case .op: operatorBehind()
    case .equal:
      if top.kind == .pattern {
        finishExpression()
      } else {
        beginAssignment()
      }
    case .arrow:
      lexer.advance()
      beginRightSide()
      top.flags.insert(.isThird)
    case .identifier: wordAfterOperand()
    case .doubleColon:
      lexer.advance()
      if kind == .identifier {
        markComponent(.isModule)
        extendChain()
      }
    case .unknown:
      // On a line of its own it begins something else.
      if lexer.token.newlineBefore, !top.kind.isBracket {
        finishExpression()
      } else {
        lexer.advance()
      }
    case .comma, .colon, .semicolon, .rightParen, .rightBracket, .rightBrace, .end, .directiveIf,
      .directiveElse, .directiveEnd:
      delimiter()
    default: nextOperand()
    }
  }

  /// Whether the open chain is a key path's, in which `.[` is a subscript.
  private var isKeyPath: Bool {
    top.chain >= 0 && facts.chains[Int(top.chain)].role == ChainFact.Role.keyPath.rawValue
  }

  /// Whether the open chain is the root of a key path, which may be unwrapped: `\A.?.b`.
  private var isKeyPathRoot: Bool {
    isKeyPath && pending.count - Int(top.pending) == 1
      && componentFlags.isSubset(of: .hasGenericArguments)
  }

  /// An operand follows an operand: a new statement or, in brackets, a forgotten comma.
  private mutating func nextOperand() {
    if top.kind.isBracket {
      closeChain()
      top.flags.insert(.isCompound)
      top.flags.remove(.afterOperand)
    } else {
      finishExpression()
    }
  }

  /// Behind an infix operator: what was read is the left side.
  mutating func beginRightSide() {
    if top.chain >= 0 { closeChain() }
    top.operand = ValueCode.unknown
    top.castType = -1
    top.coalesced = -1
    top.flags.insert(.isCompound)
    top.flags.remove([.afterOperand, .comparing, .isThird, .afterTrailingClosure])
  }

  private mutating func beginAssignment() {
    closeChain()
    let left = top.left
    lexer.advance()
    beginRightSide()
    top.outcome = ValueCode.unknown
    if top.kind.isBracket {
      // The next element has a place of its own again.
      top.context = left >= 0 ? facts.makeContext(.assignment, index: left) : -2
      top.flags.insert(.isSecond)
    } else if left >= 0 {
      top.contextKind = ContextFact.Kind.assignment.rawValue
      top.contextIndex = left
      top.context = -1
    } else {
      top.contextKind = Frame.noContext
      top.context = -2
    }
  }

  private mutating func operatorBehind() {
    let start = lexer.token.start
    let end = lexer.token.end
    let first = lexer.bytes[start]
    // `<>` is an operator.
    if first == UInt8(ascii: "<"), lexer.bytes[start + 1] != UInt8(ascii: ">"), isAdjacent,
      top.chain >= 0, beginGenericArguments()
    {
      return
    }
    let leftBound = isAdjacent
    let rightBound = lexer.isRightBound(at: end, isLeftBound: leftBound)
    if lexer.token.newlineBefore, rightBound, !leftBound {
      // A prefix operator begins a statement; `/` may begin a regex.
      nextOperand()
      return
    }
    let name = lexer.names.intern(lexer.bytes, from: start, to: end)
    if leftBound, !rightBound {
      useOperator(name, offset: start, operands: 1)
      lexer.advance()
      closeChain()
      endOperand(.unknown)
      top.flags.insert(.isCompound)
      return
    }
    closeChain()
    useOperator(name, offset: start, operands: 2)
    noteOperator(start: start, end: end)
    let value = isCoalescing(start: start, end: end) ? top.value : -1
    lexer.advance()
    beginRightSide()
    top.coalesced = value
    if isComparison(start: start, end: end) {
      top.flags.insert(.comparing)
    } else {
      top.flags.insert(.isThird)
    }
  }

  private func isCoalescing(start: Int, end: Int) -> Bool {
    end == start + 2 && lexer.bytes.has("??", at: start)
  }

  private func isComparison(start: Int, end: Int) -> Bool {
    guard end == start + 2 else {
      return end == start + 3
        && (lexer.bytes.has("===", at: start) || lexer.bytes.has("!==", at: start))
    }
    switch lexer.bytes[start] {
    case UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "~"):
      return lexer.bytes[start + 1] == UInt8(ascii: "=")
    case UInt8(ascii: "?"): return lexer.bytes[start + 1] == UInt8(ascii: "?")
    default: return false
    }
  }

  /// A word behind an operand: `as`, `is`, the label of a trailing closure, or the end.
  private mutating func wordAfterOperand() {
    switch keyword {
    case .as, .is:
      let isCast = at(.as)
      closeChain()
      lexer.advance()
      let isOptional = kind == .question
      if kind == .question || kind == .exclaim, isAdjacent { lexer.advance() }
      let type = parseType(.cast, scope: top.scope)
      if top.flags.contains(.inPattern), isCast, top.declaration >= 0 {
        facts.declarations[Int(top.declaration)].type = type
      }
      endOperand(.unknown)
      top.flags.insert(.isCompound)
      top.castType = isCast ? (isOptional ? facts.makeType(.optional, child: type) : type) : -1
      top.operand =
        isCast ? facts.makeExpression(.cast, value: top.castType) : ValueCode.boolean
      return
    case .of, .throws, .rethrows, .async:
      guard joinsOperands() else { break }
      lexer.advance()
      beginRightSide()
      if kind == .arrow { lexer.advance() }
      if kind == .leftParen, isAdjacent { skipBalanced() }
      if kind == .arrow { lexer.advance() }
      return
    default: break
    }
    if top.flags.contains(.afterTrailingClosure), lexer.isFollowedByColon(), labelsClosure() {
      let label = lexer.token.name
      lexer.advance()
      lexer.advance()
      trailingClosure(
        label: label == Keyword._underscore.rawValue ? 0 : label,
        isLabelled: true
      )
      return
    }
    if top.kind.isBracket {
      if lexer.token.newlineBefore, beginsStatement() {
        recoverFromOpenBrackets()
        return
      }
      nextOperand()
    } else {
      finishExpression()
    }
  }

  /// Whether the word stands between the parts of a type written as an expression:
  /// `[3 of Int]`, `() throws -> Void`.
  private mutating func joinsOperands() -> Bool {
    if at(.of) { return top.kind == .array && !lexer.token.newlineBefore }
    if at(.async) {
      let next = lexer.peek()
      return next.kind == .arrow || next.name == Keyword.throws.rawValue
    }
    return true
  }

  private mutating func labelsClosure() -> Bool {
    let colon = lexer.nextByteOffset(from: lexer.token.end)
    return lexer.bytes[lexer.nextByteOffset(from: colon + 1)] == UInt8(ascii: "{")
  }
}
