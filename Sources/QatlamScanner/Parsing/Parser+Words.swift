import QatlamDomain

extension Parser {
  /// A keyword where an operand is expected.
  mutating func keywordOperand() {
    let word = keyword
    switch word {
    case .try:
      lexer.advance()
      if kind == .question || kind == .exclaim, isAdjacent { lexer.advance() }
    case .await, .unsafe, .consume, .copy, .borrow, .each, .any, .some:
      if prefixesOperand() {
        lexer.advance()
      } else {
        useWord()
      }
    case .repeat, .inout:
      lexer.advance()
    case .true, .false:
      lexer.advance()
      endOperand(.boolean)
    case .nil:
      lexer.advance()
      endOperand(.unknown)
      top.operand = ValueCode.null
    case ._underscore:
      lexer.advance()
      endOperand(.unknown)
      if top.flags.contains(.inPattern) { top.declaration = -1 }
    case .if, .switch, .do:
      if top.kind.isBracket, lexer.token.newlineBefore, !isValueWord(word) {
        recoverFromOpenBrackets()
      } else {
        beginStatementExpression(word)
      }
    case .let, .var:
      if top.flags.contains(.inPattern) {
        lexer.advance()
        top.flags.insert(.isBinding)
        if word == .var { top.flags.insert(.isVariable) } else { top.flags.remove(.isVariable) }
      } else {
        misplacedWord()
      }
    case .is, .as:
      lexer.advance()
      if kind == .question || kind == .exclaim, isAdjacent { lexer.advance() }
      _ = parseType(.cast, scope: top.scope)
      endOperand(.boolean)
      top.flags.insert(.isCompound)
    case .class, .struct, .enum, .protocol, .extension, .func, .typealias, .associatedtype,
      .deinit, .subscript, .case, .import, .operator, .precedencegroup, .public, .private,
      .fileprivate, .internal, .static, .guard, .while, .for, .defer, .return, .throw, .break,
      .continue, .fallthrough, .default, .else, .catch, .where, .in, .throws, .rethrows:
      misplacedWord()
    default: useWord()
    }
  }

  private func isValueWord(_ word: Keyword) -> Bool {
    word == .if || word == .switch
  }

  private mutating func useWord() {
    if top.flags.contains(.isBinding) {
      bindOrUse()
    } else {
      beginChain(chainRole, base: .name)
      top.flags.insert(.afterOperand)
    }
  }

  /// A reserved word that no expression can begin with.
  private mutating func misplacedWord() {
    if top.kind.isBracket {
      if lexer.token.newlineBefore, beginsStatement() {
        recoverFromOpenBrackets()
      } else {
        lexer.advance()
      }
    } else {
      finishExpression()
    }
  }

  /// Whether a contextual word such as `await` is meant: an operand follows on its line.
  func prefixesOperand() -> Bool {
    let end = lexer.token.end
    var at = end
    while lexer.has(ByteClass.blank, at: at) { at += 1 }
    let byte = lexer.bytes[at]
    if lexer.has(ByteClass.newline, at: at) { return self.at(.await) }
    if lexer.has(ByteClass.identifierStart, at: at) || byte >= 0x80 {
      return
        !(lexer.bytes.has("as ", at: at) || lexer.bytes.has("is ", at: at)
        || lexer.bytes.has("as?", at: at) || lexer.bytes.has("as!", at: at)
        || lexer.bytes.has("in ", at: at) || lexer.bytes.has("where ", at: at)
        || lexer.bytes.has("else ", at: at))
    }
    switch byte {
    case UInt8(ascii: "$"), UInt8(ascii: "`"): return true
    case UInt8(ascii: "("): return at > end || self.at(.await)
    case UInt8(ascii: "["), UInt8(ascii: "\""), UInt8(ascii: "#"), UInt8(ascii: "\\"):
      return at > end
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return true
    case UInt8(ascii: "{"): return self.at(.await)
    // `copy .z` is a member of something named `copy`.
    case UInt8(ascii: "."): return at > end && (self.at(.await) || self.at(.unsafe))
    case UInt8(ascii: "~"), UInt8(ascii: "-"), UInt8(ascii: "!"), UInt8(ascii: "&"):
      return at > end && !lexer.has(ByteClass.blank | ByteClass.operatorPart, at: at + 1)
    default: return false
    }
  }

  /// Whether the current word, at the beginning of a line, can only begin a statement.
  func beginsStatement() -> Bool {
    switch keyword {
    case .class, .struct, .enum, .protocol, .extension, .func, .var, .let, .typealias, .import,
      .public, .private, .fileprivate, .internal, .static, .guard, .while, .for, .defer, .return,
      .throw, .deinit, .associatedtype, .case, .default, .precedencegroup:
      !lexer.isFollowedByColon()
    case .actor, .final, .override, .open, .lazy, .mutating:
      !lexer.isFollowedByColon() && lexer.has(ByteClass.blank, at: lexer.token.end)
        && lexer.has(ByteClass.identifierStart, at: lexer.nextByteOffset(from: lexer.token.end))
    default: false
    }
  }

  /// `if`, `switch` or `do` as a value: the statement is read inside the expression.
  private mutating func beginStatementExpression(_ word: Keyword) {
    var flags = FrameFlags.givesValue
    let context = top
    endOperand(.unknown)
    top.flags.insert(.isCompound)
    if context.flags.contains(.noTrailingClosure) { flags.remove(.givesValue) }
    switch word {
    case .if: beginCondition(.if, flags: flags)
    case .switch: beginSwitch(flags: flags)
    default:
      if lexer.peek().kind == .leftBrace || lexer.peek().name == Keyword.throws.rawValue {
        beginDo()
      } else {
        lexer.advance()
      }
    }
    if flags.contains(.givesValue), context.contextKind != Frame.noContext {
      inheritContext(context)
    }
  }

  /// Hands the context of an expression to the statement that gives its value.
  mutating func inheritContext(_ outer: Frame) {
    func give(_ frame: inout Frame) {
      frame.contextKind = outer.contextKind
      frame.contextIndex = outer.contextIndex
      frame.contextComponent = outer.contextComponent
      frame.position = outer.position
      frame.label = outer.label
    }
    if top.kind == .conditions || top.kind == .switchHeader {
      give(&top)
    } else if !frames.isEmpty, frames[frames.count - 1].kind == .switchHeader {
      give(&frames[frames.count - 1])
    }
  }

  // MARK: Bindings in patterns

  /// A name where names are bound: a new variable, or the path of an enum case.
  mutating func bindOrUse() {
    if goesOnAsPath() {
      beginChain(chainRole, base: .name)
      top.flags.insert(.afterOperand)
      return
    }
    let isSimple = top.kind == .pattern && !top.flags.contains(.afterOperand)
    var flags: DeclarationFlags = isSimple ? [] : .isPatternBinding
    if !top.flags.contains(.isVariable) { flags.insert(.isLet) }
    let start = lexer.token.start
    let variable = openDeclaration(
      .variable,
      name: lexer.token.name,
      nameOffset: start,
      start: start
    )
    facts.mark(variable, flags)
    lexer.advance()
    facts.declarations[Int(variable)].visibleFrom = UInt32(truncatingIfNeeded: lexer.previousEnd)
    facts.close(variable, end: lexer.previousEnd)
    endOperand(.unknown)
    top.operand = facts.makeExpression(.binding, value: variable)
    top.declaration = variable
  }

  /// Whether a member, a call or generic arguments follow the current name, a member also behind a blank.
  private func goesOnAsPath() -> Bool {
    let end = lexer.token.end
    switch lexer.bytes[end] {
    case UInt8(ascii: "."), UInt8(ascii: "("), UInt8(ascii: "<"): return true
    default:
      let next = lexer.nextByteOffset(from: end)
      return lexer.bytes[next] == UInt8(ascii: ".")
        && lexer.has(ByteClass.identifierStart, at: next + 1)
    }
  }

  /// `let x?`: the name bound last is of the wrapped type.
  mutating func markUnwrapped() {
    guard top.kind == .pattern, top.declaration >= 0, top.chain < 0 else { return }
    facts.mark(top.declaration, .unwraps)
  }
}
