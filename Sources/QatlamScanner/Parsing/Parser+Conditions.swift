import QatlamDomain

extension Parser {
  /// `if`, `guard` or `while`: conditions follow; the current token is the keyword.
  mutating func beginCondition(_ word: Keyword, flags: FrameFlags) {
    let start = lexer.token.start
    var conditions = frame(.conditions)
    conditions.flags = flags
    conditions.literal = UInt8(truncatingIfNeeded: word.rawValue)
    if word != .guard {
      let block = openDeclaration(.block, name: 0, nameOffset: start, start: start)
      conditions.scope = block
      conditions.declaration = block
    }
    push(conditions)
    lexer.advance()
  }

  private func isCondition(_ word: Keyword) -> Bool {
    top.literal == UInt8(truncatingIfNeeded: word.rawValue)
  }

  mutating func stepConditions() {
    let isDoneWithOne = top.flags.contains(.afterOperand)
    switch kind {
    case .comma:
      lexer.advance()
      top.flags.remove(.afterOperand)
    case .leftBrace: beginConditionBody()
    case .equal where isDoneWithOne && top.flags.contains(.isSecond):
      // Behind the pattern of `if case`.
      top.left = Int32(truncatingIfNeeded: facts.declarations.count)
      top.context = Int32(truncatingIfNeeded: facts.contexts.count)
      lexer.advance()
      pushExpression(.conditionValue, flags: .noTrailingClosure)
      top.flags.insert(.isSecond)
    case .directiveIf, .directiveElse, .directiveEnd: directive()
    case .identifier where at(.else) && isCondition(.guard): beginGuardBody()
    case .identifier where !isDoneWithOne:
      switch keyword {
      case .let, .var, .inout: optionalBinding()
      case .case:
        lexer.advance()
        top.flags.insert([.isSecond, .afterOperand])
        top.pending = Int32(truncatingIfNeeded: facts.declarations.count)
        top.extra = Int32(truncatingIfNeeded: facts.contexts.count)
        pushPattern(subject: -1)
      case .else: abandon()
      default:
        top.flags.insert(.afterOperand)
        pushExpression(.conditionValue, flags: .noTrailingClosure)
      }
    case .end, .rightBrace: abandon()
    default:
      if isDoneWithOne {
        abandon()
      } else {
        top.flags.insert(.afterOperand)
        pushExpression(.conditionValue, flags: .noTrailingClosure)
      }
    }
  }

  /// Behind a condition's expression; that of `if case` gives its pattern the subject.
  mutating func finishConditionValue(_ frame: Frame, value: Int32) {
    guard frame.flags.contains(.isSecond), top.kind == .conditions else { return }
    top.flags.remove(.isSecond)
    var index = Int(top.pending)
    while index < Int(top.left) {
      if facts.declarations[index].kind == DeclarationKind.variable.rawValue {
        facts.declarations[index].value = value
      }
      index += 1
    }
    index = Int(top.extra)
    while index < Int(top.context) {
      if facts.contexts[index].kind == ContextFact.Kind.subject.rawValue,
        facts.contexts[index].index == -1
      {
        facts.contexts[index].index = value
      }
      index += 1
    }
  }

  private mutating func beginConditionBody() {
    let frame = top
    if isCondition(.guard) {
      beginGuardBody()
      return
    }
    facts.declarations[Int(frame.declaration)].nameOffset =
      UInt32(truncatingIfNeeded: lexer.token.start)
    pop()
    pushBrace(
      isIf(frame) ? .conditionBody : .loopBody,
      scope: frame.declaration,
      declaration: frame.declaration,
      function: frame.function
    )
    top.flags = frame.flags.intersection(.givesValue)
    top.contextKind = frame.contextKind
    top.contextIndex = frame.contextIndex
    top.contextComponent = frame.contextComponent
    top.position = frame.position
    top.label = frame.label
  }

  private func isIf(_ frame: Frame) -> Bool {
    frame.literal == UInt8(truncatingIfNeeded: Keyword.if.rawValue)
  }

  private mutating func beginGuardBody() {
    let start = lexer.token.start
    pop()
    if at(.else) { lexer.advance() }
    if kind == .leftBrace { beginBlock(.guardBody, start: start) }
  }

  /// `let name [: T] [= value]` in a condition.
  private mutating func optionalBinding() {
    let start = lexer.token.start
    var flags: DeclarationFlags = [.unwraps]
    if !at(.var) { flags.insert(.isLet) }
    lexer.advance()
    while at(.let) || at(.var) { lexer.advance() }
    top.flags.insert(.afterOperand)
    guard kind == .identifier else {
      if kind == .leftParen { tupleBinding(flags: flags, start: start) }
      return
    }
    let name = lexer.token
    let variable = openDeclaration(
      .variable,
      name: name.name,
      nameOffset: name.start,
      start: start
    )
    facts.mark(variable, flags)
    lexer.advance()
    if kind == .colon {
      lexer.advance()
      facts.declarations[Int(variable)].type = parseType(.typeAnnotation, scope: variable)
    }
    if kind == .equal {
      lexer.advance()
      facts.mark(variable, .hasInitialValue)
      pushExpression(
        .initialValue,
        flags: .noTrailingClosure,
        scope: variable,
        declaration: variable
      )
      setInitialContext(variable)
      return
    }
    // `if let name`: the name is used, and bound anew.
    facts.declarations[Int(variable)].value = emitName(
      .expression,
      name: name.name,
      offset: name.start,
      scope: top.scope
    )
    facts.declarations[Int(variable)].visibleFrom = UInt32(truncatingIfNeeded: lexer.previousEnd)
    facts.close(variable, end: lexer.previousEnd)
  }

  /// `let (a, b) = value` in a condition.
  private mutating func tupleBinding(flags: DeclarationFlags, start: Int) {
    let first = Int32(truncatingIfNeeded: facts.declarations.count)
    bindNames(flags: flags.union(.isPatternBinding), start: start)
    if kind == .colon {
      lexer.advance()
      _ = parseType(.typeAnnotation, scope: top.scope)
    }
    guard kind == .equal else { return }
    lexer.advance()
    let count = Int32(truncatingIfNeeded: facts.declarations.count) - first
    pushExpression(.initialValue, flags: [.noTrailingClosure, .isSecond], declaration: first)
    top.position = UInt16(clamping: count)
  }

  /// How deep tuples of names may nest before the rest of one is skipped.
  private static let deepestTuple = 1_024

  /// Reads the names of a tuple pattern and opens a variable for each.
  ///
  /// - Returns: Whether no tuple stands in the tuple.
  @discardableResult
  mutating func bindNames(flags: DeclarationFlags, start: Int) -> Bool {
    var tuples: [Frame] = []
    var isFlat = true
    repeat {
      switch kind {
      case .leftParen where tuples.count > Self.deepestTuple:
        doubt(.nestedTooDeep, at: lexer.token.start)
        skipBalanced()
        continue
      case .leftParen:
        if !tuples.isEmpty { isFlat = false }
        tuples.append(frame(.tuple))
      case .rightParen: endTuple(of: &tuples)
      case .identifier:
        if lexer.isFollowedByColon() {
          lexer.advance()
        } else if at(._underscore) {
          appendElement(ValueCode.unknown, label: 0, to: &tuples[tuples.count - 1])
        } else if !at(.let), !at(.var) {
          let variable = openDeclaration(
            .variable,
            name: lexer.token.name,
            nameOffset: lexer.token.start,
            start: facts.declarations.isEmpty ? start : lexer.token.start
          )
          facts.mark(variable, flags)
          facts.close(variable, end: lexer.token.end)
          appendElement(
            facts.makeExpression(.binding, value: variable),
            label: 0,
            to: &tuples[tuples.count - 1]
          )
        }
      case .comma: break
      default: return isFlat
      }
      lexer.advance()
    } while !tuples.isEmpty
    return isFlat
  }

  /// Behind the closing parenthesis of a tuple of names; one name in parentheses is no tuple.
  private mutating func endTuple(of tuples: inout [Frame]) {
    guard let tuple = tuples.popLast() else { return }
    var code = ValueCode.unknown
    if tuple.firstChild == tuple.lastChild, tuple.firstChild >= 0 {
      code = facts.expressions[Int(tuple.firstChild)].value
    } else {
      code = facts.makeExpression(.tuple)
      if let index = ValueCode.expression(of: code) {
        facts.expressions[index].firstChild = tuple.firstChild
      }
    }
    if !tuples.isEmpty { appendElement(code, label: 0, to: &tuples[tuples.count - 1]) }
  }
}
