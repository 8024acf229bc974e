import QatlamDomain

/// Tuples, which may turn out to be the parameters of a function type.
extension Parser {
  /// Ends a tuple: it may turn out to be the parameters of a function type.
  mutating func closeTuple() -> Int32 {
    if kind == .rightParen { lexer.advance() }
    let frame = typeFrames[typeFrames.count - 1]
    if atArrowOrEffects() {
      facts.types[Int(frame.node)].kind = TypeNode.Kind.function.rawValue
      typeFrames[typeFrames.count - 1].kind = .result
      if goOnWithArrow() { return -1 }
      return closeFunctionWithoutResult()
    }
    _ = typeFrames.removeLast()
    if frame.count == 1, !frame.isLabelled {
      // The node of the parentheses is left over, without a child.
      let element = facts.types[Int(frame.node)].firstChild
      facts.types[Int(frame.node)].kind = TypeNode.Kind.other.rawValue
      facts.types[Int(frame.node)].firstChild = -1
      return postfixType(element)
    }
    return postfixType(frame.node)
  }

  /// Ends what looked like a function type and has no arrow: it is a tuple.
  mutating func closeFunctionWithoutResult() -> Int32 {
    let frame = typeFrames.removeLast()
    facts.types[Int(frame.node)].kind = TypeNode.Kind.tuple.rawValue
    return frame.node
  }

  /// Whether an arrow follows, perhaps behind effects that belong to a type.
  private mutating func atArrowOrEffects() -> Bool {
    if kind == .arrow { return true }
    guard at(.async) || at(.throws) || at(.rethrows) || at(.reasync) else { return false }
    let mark = lexer.look()
    defer { lexer.goBack(to: mark) }
    var budget = 256
    while at(.async) || at(.throws) || at(.rethrows) || at(.reasync) {
      lexer.advance()
      if kind == .leftParen, !skipInBudget(&budget) { return false }
    }
    return kind == .arrow
  }

  /// Reads effects and the arrow; returns whether a type has to follow.
  mutating func goOnWithArrow() -> Bool {
    while at(.async) || at(.throws) || at(.rethrows) || at(.reasync) {
      lexer.advance()
      if kind == .leftParen {
        lexer.advance()
        pushType(.thrown, node: -1, role: .thrownType)
        return true
      }
    }
    guard kind == .arrow else { return false }
    lexer.advance()
    return true
  }

  /// Skips `label:`, `_ label:` or `label name:` before the type of a tuple element.
  mutating func skipElementLabel() {
    guard kind == .identifier else { return }
    if lexer.isFollowedByColon() {
      noteElementLabel()
      lexer.advance()
      lexer.advance()
      return
    }
    let next = lexer.peek()
    guard next.kind == .identifier else { return }
    let mark = lexer.look()
    lexer.advance()
    let isLabel = lexer.isFollowedByColon()
    lexer.goBack(to: mark)
    guard isLabel else { return }
    noteElementLabel()
    lexer.advance()
    lexer.advance()
    lexer.advance()
  }

  /// Keeps the label of the tuple element under way; `_` is none.
  private mutating func noteElementLabel() {
    guard !at(._underscore) else { return }
    typeFrames[typeFrames.count - 1].isLabelled = true
    typeFrames[typeFrames.count - 1].label = lexer.token.name
  }

  /// Skips a default value where none is allowed.
  mutating func skipDefault() {
    while kind != .comma, kind != .rightParen, kind != .end, !lexer.token.newlineBefore {
      if kind == .leftParen || kind == .leftBracket || kind == .leftBrace {
        skipBalanced()
      } else {
        if kind == .string { lexer.token.end = lexer.stringEndKeepingToken() }
        lexer.advance()
      }
    }
  }
}
