import QatlamDomain

extension Parser {
  /// How many attributes may stand in arguments, generic ones too, of attributes that are read where no step
  /// can be taken.
  ///
  /// They are read by a run of the machine inside a run, or as types in a type: the only recursion there is.
  private static let deepestAttribute = 32

  /// An attribute before a declaration; its arguments are expressions of a call.
  mutating func headAttribute() {
    lexer.advance()
    guard kind == .identifier else { return }
    if at(.testable) { top.flags.insert(.isSecond) }
    if isLanguageAttribute() {
      lexer.advance()
      if kind == .leftParen, isAdjacent || !lexer.token.newlineBefore { skipBalanced() }
      return
    }
    let start = Int(top.opener)
    if top.declaration < 0 {
      // The declaration is opened here: its attributes stand in its scope.
      top.declaration = openDeclaration(.block, name: 0, nameOffset: start, start: start)
      top.scope = top.declaration
    }
    attributeName()
    if hasAttributeArguments() {
      beginCall()
    } else {
      closeChain()
    }
  }

  /// An attribute of something that is read in one go: a parameter, an accessor, a closure or a type.
  ///
  /// - Parameters:
  ///   - scope: Where its names stand.
  ///   - isType: Whether it stands before a type, where parentheses may be those of a tuple.
  mutating func parseAttribute(scope: Int32, isType: Bool = false) {
    lexer.advance()
    guard kind == .identifier else { return }
    if isLanguageAttribute() {
      lexer.advance()
      if kind == .leftParen, isAdjacent, !isType || closesBeforeType() { skipBalanced() }
      return
    }
    var attribute = frame(.attribute)
    attribute.scope = scope
    push(attribute)
    attributeName()
    if hasAttributeArguments(), !isType || closesBeforeType() { attributeArguments() }
    closeChain()
    pop()
  }

  /// Reads the name, which opens a chain: `Name`, `Module.Name`, `Module::Name`, `Name<T>`.
  private mutating func attributeName() {
    beginChain(.attribute, base: .name)
    while true {
      if kind == .period, isAdjacent {
        guard lexer.lexMember() else { return }
        extendChain()
      } else if kind == .doubleColon {
        lexer.advance()
        guard kind == .identifier else { return }
        markComponent(.isModule)
        extendChain()
      } else if atOperator(UInt8(ascii: "<")), isAdjacent,
        attributeDepth < Self.deepestAttribute
      {
        attributeDepth += 1
        genericArguments()
        attributeDepth -= 1
      } else {
        return
      }
    }
  }

  /// Whether arguments follow the name; `(unsafe)` says how strictly it holds and is skipped.
  private mutating func hasAttributeArguments() -> Bool {
    guard kind == .leftParen, isAdjacent else { return false }
    guard lexer.bytes.has("(unsafe)", at: lexer.token.start) else { return true }
    closeChain()
    skipBalanced()
    return false
  }

  /// Reads the arguments; the open chain is the attribute's name.
  private mutating func attributeArguments() {
    guard attributeDepth < Self.deepestAttribute else {
      doubt(.unknownToken, at: lexer.token.start)
      skipBalanced()
      return
    }
    attributeDepth += 1
    let depth = frames.count
    beginCall()
    run(above: depth)
    attributeDepth -= 1
  }

  /// Whether parentheses behind a type's attribute are its arguments, not the parameters of a function
  /// type as in `@escaping(T) -> Void`.
  private mutating func closesBeforeType() -> Bool {
    let mark = lexer.look()
    defer { lexer.goBack(to: mark) }
    var budget = 256
    // What does not close nearby is no tuple.
    guard skipInBudget(&budget) else { return true }
    switch kind {
    case .identifier: return !at(.async) && !at(.reasync) && !at(.throws) && !at(.rethrows)
    case .leftParen, .leftBracket, .at: return true
    default: return atOperator(UInt8(ascii: "~"))
    }
  }

  /// Skips an attribute's mark and name while looking ahead, its generic arguments included.
  mutating func skipAttributeName() {
    lexer.advance()
    if kind == .identifier { lexer.advance() }
    while kind == .period || kind == .doubleColon, isAdjacent {
      lexer.advance()
      lexer.advance()
    }
    guard atOperator(UInt8(ascii: "<")), isAdjacent else { return }
    var angles = 0
    for _ in 0..<64 {
      if atOperator(UInt8(ascii: "<")) {
        lexer.splitFirst()
        angles += 1
      } else if atOperator(UInt8(ascii: ">")) {
        angles -= 1
        lexer.advancePastFirst()
        if angles <= 0 { return }
        continue
      }
      lexer.advance()
    }
  }

  /// Whether the current token is the name of an attribute that is the language's own business.
  private func isLanguageAttribute() -> Bool {
    let name = lexer.token.name
    if name >= Keyword.testable.rawValue, name < Keyword.firstOperator { return true }
    switch Keyword(rawValue: name < Keyword.firstOperator ? name : 0) ?? .none {
    case .available, .isolated, .nonisolated, .unsafe, .safe, .rethrows, .`init`: return true
    default: break
    }
    let start = lexer.token.start
    guard lexer.bytes[start] == UInt8(ascii: "_") else { return false }
    let second = lexer.bytes[start + 1]
    return second >= UInt8(ascii: "a") && second <= UInt8(ascii: "z")
  }
}
