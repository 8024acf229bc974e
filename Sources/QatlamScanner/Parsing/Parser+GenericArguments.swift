import QatlamDomain

/// Generic arguments in expressions, where `<` may as well be an operator.
extension Parser {
  /// Reads `<…>` behind a name where it is a list of generic arguments.
  mutating func beginGenericArguments() -> Bool {
    guard looksLikeGenericArguments() else { return false }
    genericArguments()
    return true
  }

  /// Reads `<…>` behind a name; the current token begins with the opening bracket.
  mutating func genericArguments() {
    markComponent(.hasGenericArguments)
    lexer.splitFirst()
    lexer.advance()
    var position = ArgumentFact.firstGeneric
    while true {
      let type = parseType(.genericArgument, scope: top.scope)
      if top.chain >= 0, position < UInt16.max {
        facts.arguments.append(
          RawArgument(
            chain: top.chain,
            component: UInt16(truncatingIfNeeded: pending.count - 1 - Int(top.pending)),
            position: position,
            label: 0,
            labelOffset: 0,
            value: type
          )
        )
        position += 1
      }
      guard kind == .comma else {
        break
      }
      lexer.advance()
      if atOperator(UInt8(ascii: ">")) { break }
    }
    if atOperator(UInt8(ascii: ">")) { lexer.advancePastFirst() }
  }

  /// Looks ahead as the compiler does: a list of types in angle brackets, and behind it a token
  /// that could not follow a comparison.
  private mutating func looksLikeGenericArguments() -> Bool {
    guard lexer.token.start >= plainUntil else { return false }
    let mark = lexer.look()
    var isClosed = false
    var middle = lexer.token.start
    let isList = looksLikeGenericArguments(isClosed: &isClosed, middle: &middle)
    // Where no bracket closes, none of those that open in between is closed either.
    if !isList, !isClosed { plainUntil = middle }
    lexer.goBack(to: mark)
    return isList
  }

  /// Looks ahead, and says whether a bracket was closed and up to where surely none is.
  private mutating func looksLikeGenericArguments(
    isClosed: inout Bool,
    middle: inout Int
  ) -> Bool {
    var angles = 0
    var others = 0
    for step in 0..<256 {
      if step <= 128 { middle = lexer.token.start }
      switch kind {
      case .op:
        switch lexer.bytes[lexer.token.start] {
        case UInt8(ascii: "<"):
          lexer.splitFirst()
          angles += 1
        case UInt8(ascii: ">"):
          angles -= 1
          isClosed = true
          guard angles == 0 else {
            lexer.advancePastFirst()
            continue
          }
          guard others == 0 else { return false }
          lexer.advancePastFirst()
          return endsGenericArguments()
        case UInt8(ascii: "&"), UInt8(ascii: "~"), UInt8(ascii: "?"), UInt8(ascii: "!"):
          lexer.splitFirst()
        case UInt8(ascii: "-"): break
        case UInt8(ascii: "."): if !lexer.bytes.has("...", at: lexer.token.start) { return false }
        default: return false
        }
      case .leftParen, .leftBracket: others += 1
      case .rightParen, .rightBracket:
        others -= 1
        if others < 0 { return false }
      case .identifier:
        switch keyword {
        case .if, .let, .var, .func, .in, .return, .else, .guard, .as, .is, .case, .where:
          return false
        default: break
        }
      case .comma, .colon, .period, .question, .exclaim, .arrow, .at, .integer, .doubleColon: break
      default: return false
      }
      lexer.advance()
    }
    return false
  }

  /// Whether the token behind the closing bracket is one that the compiler takes as a sign of a list.
  private func endsGenericArguments() -> Bool {
    switch kind {
    case .leftParen, .leftBracket: !lexer.token.newlineBefore
    case .rightParen, .rightBracket, .leftBrace, .rightBrace, .period, .comma, .semicolon, .colon,
      .end:
      true
    case .question, .exclaim: isAdjacent
    case .op:
      // `A<B> & C`
      lexer.token.end == lexer.token.start + 1 && atOperator(UInt8(ascii: "&"))
        && lexer.isRightBound(at: lexer.token.end, isLeftBound: isAdjacent) == isAdjacent
    default: false
    }
  }
}
