import QatlamDomain

extension Parser {
  /// A brace behind an operand: a trailing closure, or the end of the expression.
  mutating func braceAfterOperand() {
    if top.kind.isOpenExpression {
      let flags = componentFlags
      if flags.contains(.hasTrailingClosure),
        flags.isDisjoint(with: Self.endsTrailing)
      {
        // A closure follows the last one: a statement of its own, or a body.
        finishExpression()
        return
      }
      if top.flags.contains(.noTrailingClosure), !isClosureOnItsLine() {
        finishExpression()
        return
      }
      if top.kind == .initialValue, frames[frames.count - 1].kind == .bindings, atObservers() {
        finishExpression()
        return
      }
      if top.kind == .rawValue || top.flags.contains(.inPattern) {
        finishExpression()
        return
      }
    }
    trailingClosure(label: 0, isLabelled: false)
  }

  /// What stands behind a trailing closure where a second one would belong to something else.
  private static var endsTrailing: ComponentFact.Flags {
    // Unions cost nothing; a literal of several would make an array.
    .isSubscripted.union(.isForced).union(.isApplied).union(.isOptionalChained)
  }

  /// Whether the brace behind an initial value opens observers: what computes a value has none.
  private mutating func atObservers() -> Bool {
    let mark = lexer.look()
    defer { lexer.goBack(to: mark) }
    lexer.advance()
    var budget = 256
    for _ in 0..<16 where kind == .at {
      skipAttributeName()
      if kind == .leftParen, isAdjacent, !skipInBudget(&budget) { return false }
    }
    return at(.willSet) || at(.didSet) || at(.`init`)
  }

  /// A closure behind a call, or the one argument of a call without parentheses.
  mutating func trailingClosure(label: NameID, isLabelled: Bool) {
    var context: Int32 = -1
    top.castType = -1
    if top.chain >= 0 {
      let flags = componentFlags
      if flags.contains(.hasTrailingClosure), !isLabelled || flags.contains(.isApplied) {
        markComponent(.isApplied)
      } else if !flags.isDisjoint(with: .isSubscripted.union(.isForced)) {
        markComponent(.isApplied)
      } else if !flags.contains(.isApplied) {
        markComponent(.isCalled.union(.hasTrailingClosure))
        let last = pending.count - 1
        // The labels of a name such as `f(a:b:)` are no arguments of this call.
        let position = flags.contains(.isCalled) ? UInt16(pending[last].argumentCount) : 0
        context = facts.makeContext(
          .argument,
          index: top.chain,
          component: UInt16(truncatingIfNeeded: last - Int(top.pending)),
          position: position,
          label: label
        )
        facts.arguments.append(
          RawArgument(
            chain: top.chain,
            component: UInt16(truncatingIfNeeded: last - Int(top.pending)),
            position: position,
            label: label,
            labelOffset: 0,
            value: ValueCode.expression(Int32(truncatingIfNeeded: facts.expressions.count))
          )
        )
        countArgument()
      }
    } else if !isLabelled {
      callNamelessValue()
    }
    beginClosure(context: context, isTrailing: true)
  }

  /// A closure; the current token is its opening brace.
  mutating func beginClosure(context: Int32, isTrailing: Bool) {
    top.flags.remove(.atElement)
    if isTrailing { top.flags.insert(.afterTrailingClosure) }
    let start = lexer.token.start
    let closure = openDeclaration(.closure, name: 0, nameOffset: start, start: start)
    facts.declarations[Int(closure)].context = context
    facts.mark(closure, .hasBody)
    let expression = facts.makeExpression(.closure, value: closure)
    if !isTrailing { top.operand = expression }
    let hasSignature = startsSignature()
    pushBrace(.closureBody, scope: closure, declaration: closure, function: closure)
    top.contextKind = Frame.noContext
    top.node = expression
    if hasSignature { closureSignature(closure) }
  }

  /// Looks ahead for `in` behind what may be a closure's signature.
  ///
  /// The look is short: a signature of more than a few hundred tokens is none.
  private mutating func startsSignature() -> Bool {
    let mark = lexer.look()
    defer { lexer.goBack(to: mark) }
    lexer.advance()
    var budget = 256
    while kind == .at {
      skipAttributeName()
      if kind == .leftParen, isAdjacent, !skipInBudget(&budget) { return false }
      budget -= 4
      if budget < 0 { return false }
    }
    if kind == .leftBracket, !skipInBudget(&budget) { return false }
    if kind == .leftParen {
      if !skipInBudget(&budget) { return false }
    } else {
      while kind == .identifier, !at(.in), !at(.async), !at(.throws) {
        lexer.advance()
        guard kind == .comma else { break }
        lexer.advance()
        budget -= 2
        if budget < 0 { return false }
      }
    }
    while at(.async) || at(.throws) || at(.rethrows) {
      lexer.advance()
      if kind == .leftParen, !skipInBudget(&budget) { return false }
    }
    if kind == .arrow {
      // The result type ends at `in`; what no type can hold ends the look.
      lexer.advance()
      while !at(.in) {
        switch kind {
        case .leftParen, .leftBracket: if !skipInBudget(&budget) { return false }
        case .identifier, .period, .op, .question, .exclaim, .arrow, .comma, .at, .colon:
          lexer.advance()
        default: return false
        }
        budget -= 1
        if budget < 0 { return false }
      }
      return true
    }
    return at(.in)
  }

  /// Skips a bracket while looking ahead; false where it is longer than the budget.
  mutating func skipInBudget(_ budget: inout Int) -> Bool {
    var depth = 0
    while budget > 0 {
      budget -= 1
      switch kind {
      case .leftParen, .leftBracket, .leftBrace: depth += 1
      case .rightParen, .rightBracket, .rightBrace:
        depth -= 1
        if depth == 0 {
          lexer.advance()
          return true
        }
      case .string: lexer.token.end = lexer.stringEndKeepingToken()
      case .end: return false
      default: break
      }
      lexer.advance()
    }
    return false
  }

  /// Reads a closure's signature up to its captures, which are expressions.
  private mutating func closureSignature(_ closure: Int32) {
    while kind == .at { parseAttribute(scope: closure) }
    if kind == .leftBracket {
      var captures = frame(.captures)
      captures.declaration = closure
      openSquares &+= 1
      push(captures)
      lexer.advance()
      return
    }
    closureParameters(closure)
  }

  /// Reads what follows the captures, `in` included.
  private mutating func closureParameters(_ closure: Int32) {
    if kind == .leftParen {
      lexer.advance()
      while kind != .rightParen, kind != .end, !at(.in) { closureParameter() }
      if kind == .rightParen { lexer.advance() }
    } else {
      while kind == .identifier, !at(.in), !at(.async), !at(.throws), !at(.rethrows) {
        closureName()
        guard kind == .comma else { break }
        lexer.advance()
      }
    }
    parseEffects(closure)
    if kind == .arrow {
      lexer.advance()
      facts.declarations[Int(closure)].type = parseType(.typeAnnotation, scope: closure)
    }
    while !at(.in), kind != .end, kind != .rightBrace, kind != .leftBrace { lexer.advance() }
    if at(.in) { lexer.advance() }
  }

  /// A parameter between parentheses: `name`, `name: T`, `_ name: T`, or a tuple of names.
  private mutating func closureParameter() {
    while kind == .at { parseAttribute(scope: top.scope) }
    switch kind {
    case .identifier:
      if lexer.peek().kind == .identifier, !lexer.isFollowedByColon() { lexer.advance() }
      let parameter = closureName()
      if kind == .colon {
        lexer.advance()
        facts.declarations[Int(parameter)].type = parseType(.typeAnnotation, scope: top.scope)
        if kind == .op, lexer.bytes.has("...", at: lexer.token.start) {
          facts.mark(parameter, .isVariadic)
          lexer.advance()
        }
      }
    default:
      // `((a, b))`: brackets are of no account, their names are bound.
      lexer.advance()
    }
    if kind == .comma { lexer.advance() }
  }

  @discardableResult
  private mutating func closureName() -> Int32 {
    let start = lexer.token.start
    let parameter = openDeclaration(
      .parameter,
      name: lexer.token.name,
      nameOffset: start,
      start: start
    )
    facts.mark(parameter, [.isLet, .hasNoLabel])
    lexer.advance()
    facts.close(parameter, end: lexer.previousEnd)
    return parameter
  }

  // MARK: Captures

  mutating func stepCaptures() {
    switch kind {
    case .rightBracket:
      let closure = top.declaration
      openSquares &-= 1
      pop()
      lexer.advance()
      closureParameters(closure)
    case .comma:
      lexer.advance()
      top.flags.remove(.afterOperand)
    case .identifier where !top.flags.contains(.afterOperand): capture()
    case .directiveIf, .directiveElse, .directiveEnd: directive()
    case .end, .rightBrace, .rightParen, .leftBrace:
      // It does not close; the closure's body goes on here.
      doubt(.unbalancedBraces, at: lexer.token.start)
      openSquares &-= 1
      pop()
    default: lexer.advance()
    }
  }

  private mutating func capture() {
    let start = lexer.token.start
    var flags: DeclarationFlags = [.isCapture, .isLet]
    var hasSpecifier = true
    while hasSpecifier {
      let next = lexer.peek()
      switch keyword {
      case .weak where next.kind == .identifier:
        flags.insert(.isWeak)
        lexer.advance()
      case .unowned where next.kind == .identifier || next.kind == .leftParen:
        flags.insert(.isUnowned)
        lexer.advance()
        if kind == .leftParen { skipBalanced() }
      case .let where next.kind == .identifier, .var where next.kind == .identifier:
        lexer.advance()
      default: hasSpecifier = false
      }
      if kind != .identifier { hasSpecifier = false }
    }
    guard kind == .identifier else { return }
    let next = lexer.peek()
    if next.kind == .equal {
      let declaration = openDeclaration(
        .variable,
        name: lexer.token.name,
        nameOffset: lexer.token.start,
        start: start
      )
      facts.mark(declaration, flags.union(.hasInitialValue))
      lexer.advance()
      lexer.advance()
      pushExpression(.captureValue, scope: declaration, declaration: declaration)
    } else if next.kind == .comma || next.kind == .rightBracket {
      let declaration = openDeclaration(
        .variable,
        name: lexer.token.name,
        nameOffset: lexer.token.start,
        start: start
      )
      facts.mark(declaration, flags)
      facts.declarations[Int(declaration)].value = emitName(
        .expression,
        name: lexer.token.name,
        offset: lexer.token.start,
        scope: top.scope
      )
      lexer.advance()
      facts.declarations[Int(declaration)].visibleFrom =
        UInt32(truncatingIfNeeded: lexer.previousEnd)
      facts.close(declaration, end: lexer.previousEnd)
      top.flags.insert(.afterOperand)
    } else {
      pushExpression(.captureValue)
    }
  }

  // MARK: Braces in conditions

  /// Whether a brace in a condition opens a closure: it ends on its line, and what stands behind it
  /// there goes on with the condition.
  ///
  /// The compiler looks at any length; a closure over several lines would need the whole body of
  /// every `if` to be read twice, and it warns there. A line is looked at for a thousand bytes.
  private mutating func isClosureOnItsLine() -> Bool {
    var at = lexer.token.end
    var depth = 1
    let limit = min(at + 1000, lexer.bytes.count)
    while !lexer.has(ByteClass.newline, at: at), at < limit, depth > 0 {
      switch lexer.bytes[at] {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"): depth -= 1
      default: break
      }
      at += 1
    }
    guard depth == 0 else { return false }
    let mark = lexer.look()
    defer { lexer.goBack(to: mark) }
    lexer.lex(from: at)
    switch kind {
    case .leftBrace, .comma: return true
    case .identifier:
      return self.at(.where) || !lexer.token.newlineBefore && (self.at(.is) || self.at(.as))
    case .leftBracket, .leftParen, .period, .question, .exclaim, .colon, .equal, .op, .arrow:
      return !lexer.token.newlineBefore
    default: return false
    }
  }
}
