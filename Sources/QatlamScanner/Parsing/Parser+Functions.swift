import QatlamDomain

extension Parser {
  mutating func functionDeclaration(_ head: Head) {
    lexer.advance()
    let start = lexer.token.start
    let name: NameID
    if kind == .identifier {
      name = lexer.token.name
      lexer.advance()
    } else if lacksName {
      name = 0
    } else if kind == .op || kind == .equal || kind == .exclaim || kind == .question
      || kind == .arrow || kind == .period && lexer.has(ByteClass.operatorPart, at: lexer.token.end)
    {
      name = operatorName()
    } else {
      drop(head)
      return
    }
    let declaration = open(.function, head: head, name: name, nameOffset: start)
    signature(declaration)
  }

  /// Whether generic parameters stand where the name of a function should: `func <A>(…)`.
  private var lacksName: Bool {
    atOperator(UInt8(ascii: "<")) && lexer.token.end == lexer.token.start + 1
      && lexer.has(ByteClass.identifierStart, at: lexer.token.end)
  }

  /// The name of an operator function; in `==<T>(…)` the angle bracket is no part of it.
  private mutating func operatorName() -> NameID {
    let start = lexer.token.start
    var end = lexer.token.end
    // `!` and `?` are tokens of their own behind an operand, which `func` looks like.
    if kind != .op {
      while lexer.has(ByteClass.operatorPart, at: end) { end += 1 }
    }
    if end > start + 1, lexer.bytes[end - 1] == UInt8(ascii: "<"),
      lexer.has(ByteClass.identifierStart, at: end)
    {
      end -= 1
    }
    let name = lexer.names.intern(lexer.bytes, from: start, to: end)
    lexer.token.end = end
    lexer.advance()
    return name
  }

  mutating func initializerDeclaration(_ head: Head) {
    let declaration = open(
      .initializer,
      head: head,
      name: Keyword.`init`.rawValue,
      nameOffset: lexer.token.start
    )
    lexer.advance()
    if kind == .question || kind == .exclaim {
      facts.mark(declaration, .isOptionalInitializer)
      lexer.advance()
    }
    signature(declaration)
  }

  mutating func deinitializerDeclaration(_ head: Head) {
    let declaration = open(
      .deinitializer,
      head: head,
      name: Keyword.deinit.rawValue,
      nameOffset: lexer.token.start
    )
    lexer.advance()
    parseEffects(declaration)
    functionBody(declaration)
  }

  mutating func subscriptDeclaration(_ head: Head) {
    let declaration = open(
      .subscript,
      head: head,
      name: Keyword.subscript.rawValue,
      nameOffset: lexer.token.start
    )
    lexer.advance()
    signature(declaration)
  }

  mutating func macroDeclaration(_ head: Head) {
    lexer.advance()
    let declaration = open(
      .macroDeclaration,
      head: head,
      name: lexer.token.name,
      nameOffset: lexer.token.start
    )
    lexer.advance()
    signature(declaration)
  }

  /// Generic parameters, and the parentheses of the parameters, which are read step by step.
  private mutating func signature(_ declaration: Int32) {
    genericParameters(declaration)
    guard kind == .leftParen else {
      endSignature(declaration)
      return
    }
    var parameters = frame(.parameters)
    parameters.declaration = declaration
    parameters.scope = declaration
    openParens &+= 1
    push(parameters)
    lexer.advance()
  }

  /// Reads what follows the parameters.
  private mutating func endSignature(_ declaration: Int32) {
    parseEffects(declaration)
    if kind == .arrow {
      lexer.advance()
      facts.declarations[Int(declaration)].type = parseType(.typeAnnotation, scope: declaration)
    }
    whereClause(declaration)
    let raw = facts.declarations[Int(declaration)].kind
    if raw == DeclarationKind.subscript.rawValue {
      guard kind == .leftBrace else {
        facts.close(declaration, end: lexer.previousEnd)
        return
      }
      openAccessors(declaration)
    } else if raw == DeclarationKind.macroDeclaration.rawValue {
      guard kind == .equal else {
        facts.close(declaration, end: lexer.previousEnd)
        return
      }
      lexer.advance()
      pushExpression(.macroDefinition, scope: declaration, declaration: declaration)
    } else {
      functionBody(declaration)
    }
  }

  private mutating func functionBody(_ declaration: Int32) {
    guard kind == .leftBrace else {
      facts.close(declaration, end: lexer.previousEnd)
      return
    }
    facts.mark(declaration, .hasBody)
    pushBrace(
      .functionBody,
      scope: declaration,
      declaration: declaration,
      function: declaration
    )
  }

  /// `async throws(E)` of a declaration.
  mutating func parseEffects(_ declaration: Int32) {
    let effects = effects(scope: declaration)
    facts.mark(declaration, effects)
  }

  /// Reads effects; a thrown type stands in `scope`.
  mutating func effects(scope: Int32) -> DeclarationFlags {
    var effects = DeclarationFlags(rawValue: 0)
    while true {
      switch keyword {
      case .async, .reasync:
        effects.insert(.isAsync)
        lexer.advance()
      case .throws, .rethrows:
        effects.insert(.isThrowing)
        lexer.advance()
        if kind == .leftParen {
          lexer.advance()
          _ = parseType(.thrownType, scope: scope)
          if kind == .rightParen { lexer.advance() }
        }
      default: return effects
      }
    }
  }

  // MARK: Parameters

  /// `contextIndex` is the parameter under way.
  mutating func stepParameters() {
    let isPayload = top.flags.contains(.isSecond)
    if top.flags.contains(.afterOperand) {
      // A default value was read: the parameter ends.
      top.flags.remove(.afterOperand)
      endParameter()
      return
    }
    switch kind {
    case .rightParen:
      let frame = top
      openParens &-= 1
      pop()
      lexer.advance()
      if isPayload {
        top.flags.insert(.isThird)
      } else {
        endSignature(frame.declaration)
      }
    case .comma: lexer.advance()
    case .directiveIf, .directiveElse, .directiveEnd: directive()
    case .end, .leftBrace, .rightBrace:
      doubt(.unbalancedBraces, at: lexer.token.start)
      abandon()
    case .identifier where lexer.token.newlineBefore && !isPayload && endsParameters():
      doubt(.unbalancedBraces, at: lexer.token.start)
      abandon()
    case .identifier, .at: parameter(isPayload: isPayload)
    case .leftParen where isPayload, .leftBracket where isPayload,
      .op where isPayload && atOperator(UInt8(ascii: "~")):
      parameter(isPayload: isPayload)
    default:
      // No parameter begins here.
      if kind == .string { lexer.token.end = lexer.stringEndKeepingToken() }
      lexer.advance()
    }
  }

  /// Whether the word at the beginning of a line is no label but a statement: the parenthesis was
  /// forgotten.
  private mutating func endsParameters() -> Bool {
    guard beginsStatement() else { return false }
    if at(.let) || at(.var) { return true }
    // `for key: String`: a label and a name.
    let mark = lexer.look()
    defer { lexer.goBack(to: mark) }
    lexer.advance()
    return !(kind == .identifier && lexer.isFollowedByColon())
  }

  private mutating func parameter(isPayload: Bool) {
    let start = lexer.token.start
    let parameter = openDeclaration(.parameter, name: 0, nameOffset: start, start: start)
    top.contextIndex = parameter
    // In a payload an attribute is the type's own.
    while kind == .at, !isPayload { parseAttribute(scope: parameter) }
    if at(.isolated) || at(.nonisolated) || at(._const) || at(.inout) || at(.sending) || at(.let)
      || at(.var), lexer.peek().kind == .identifier, !isParameterLabel()
    {
      lexer.advance()
    }
    parameterNames(parameter)
    if kind == .colon {
      lexer.advance()
      parameterType(parameter)
    } else if isPayload {
      parameterType(parameter)
    }
    if kind == .equal {
      lexer.advance()
      facts.mark(parameter, .hasInitialValue)
      pushExpression(.defaultValue, scope: parameter, declaration: parameter)
      setInitialContext(parameter)
      return
    }
    endParameter()
    if lexer.token.start == start { lexer.advance() }
  }

  /// Whether the current word is a label, such as that of `sending value: Int`: a name and a colon follow.
  private mutating func isParameterLabel() -> Bool {
    let mark = lexer.look()
    defer { lexer.goBack(to: mark) }
    lexer.advance()
    return lexer.isFollowedByColon()
  }

  private mutating func parameterType(_ parameter: Int32) {
    facts.declarations[Int(parameter)].type = parseType(.typeAnnotation, scope: parameter)
    if kind == .op, lexer.bytes.has("...", at: lexer.token.start) {
      facts.mark(parameter, .isVariadic)
      // `...=` would be one operator.
      lexer.token.end = lexer.token.start + 3
      lexer.advance()
    }
  }

  /// `label name:`, `name:`, `_ name:`; in an enum's payload the names may be missing.
  private mutating func parameterNames(_ parameter: Int32) {
    let index = Int(parameter)
    guard kind == .identifier else {
      facts.mark(parameter, .hasNoLabel)
      return
    }
    let first = lexer.token
    if lexer.isFollowedByColon() {
      // A subscript's single name is no label.
      let isWildcard =
        first.name == Keyword._underscore.rawValue && !first.isQuoted
        || facts.declarations[Int(top.declaration)].kind == DeclarationKind.subscript.rawValue
      facts.declarations[index].nameOffset = UInt32(truncatingIfNeeded: first.start)
      facts.declarations[index].name = first.name
      if isWildcard {
        facts.mark(parameter, .hasNoLabel)
      } else {
        facts.declarations[index].label = first.name
      }
      lexer.advance()
      return
    }
    let mark = lexer.look()
    lexer.advance()
    let isLabel = kind == .identifier && lexer.isFollowedByColon()
    lexer.goBack(to: mark)
    guard isLabel else {
      facts.mark(parameter, .hasNoLabel)
      return
    }
    lexer.advance()
    if first.name == Keyword._underscore.rawValue, !first.isQuoted {
      facts.mark(parameter, .hasNoLabel)
    } else {
      facts.declarations[index].label = first.name
    }
    facts.declarations[index].name = lexer.token.name
    facts.declarations[index].nameOffset = UInt32(truncatingIfNeeded: lexer.token.start)
    lexer.advance()
  }

  private mutating func endParameter() {
    if top.contextIndex >= 0 {
      facts.close(top.contextIndex, end: lexer.previousEnd)
      top.contextIndex = -1
    }
  }

  /// Gives an initial or default value the context of its declaration.
  mutating func setInitialContext(_ declaration: Int32) {
    top.contextKind = ContextFact.Kind.initialValue.rawValue
    top.contextIndex = declaration
  }

  // MARK: Enum cases

  mutating func beginEnumCases(_ head: Head) {
    lexer.advance()
    var cases = frame(.enumCases)
    cases.declaration = head.declaration
    cases.extra = Int32(bitPattern: head.flags.rawValue)
    cases.opener = UInt32(truncatingIfNeeded: head.start)
    cases.left = -1
    push(cases)
  }

  /// `left` is the case under way; `afterOperand` follows its raw value, `isThird` its payload.
  mutating func stepEnumCases() {
    if top.left >= 0 {
      if kind == .leftParen, !top.flags.contains(.isThird), !lexer.token.newlineBefore {
        var parameters = frame(.parameters)
        parameters.declaration = top.left
        parameters.scope = top.left
        parameters.flags = .isSecond
        openParens &+= 1
        push(parameters)
        lexer.advance()
        return
      }
      if kind == .equal, !top.flags.contains(.afterOperand) {
        let enumCase = top.left
        lexer.advance()
        facts.mark(enumCase, .hasInitialValue)
        pushExpression(.rawValue, scope: enumCase, declaration: enumCase)
        return
      }
      facts.close(top.left, end: lexer.previousEnd)
      top.left = -1
      if kind == .comma {
        lexer.advance()
        top.flags = []
        top.opener = UInt32(truncatingIfNeeded: lexer.token.start)
      } else {
        pop()
      }
      return
    }
    guard kind == .identifier else {
      if top.declaration >= 0 { facts.close(top.declaration, end: lexer.previousEnd) }
      pop()
      return
    }
    let head = Head(
      declaration: top.declaration,
      flags: DeclarationFlags(rawValue: UInt32(bitPattern: top.extra)),
      start: top.declaration == -1 && Int(top.opener) < lexer.token.start
        ? Int(top.opener) : lexer.token.start,
      isTestable: false
    )
    top.declaration = -1
    top.opener = UInt32(truncatingIfNeeded: lexer.token.start)
    top.left = open(.enumCase, head: head, name: lexer.token.name, nameOffset: lexer.token.start)
    lexer.advance()
  }
}
