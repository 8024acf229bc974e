import QatlamDomain

extension Lexer {
  /// A raw string, an extended regex, a directive or a macro's name.
  mutating func lexPound(at start: Int) {
    var at = start
    while bytes[at] == UInt8(ascii: "#") { at += 1 }
    if bytes[at] == UInt8(ascii: "\"") {
      return finish(.string, end: stringTextStart(from: at))
    }
    if bytes[at] == UInt8(ascii: "/") {
      return lexExtendedRegex(at: start, pounds: at - start)
    }
    guard at == start + 1 else {
      note(.unknownToken, at: start)
      return finish(.unknown, end: at)
    }
    var end = at
    if bytes[at] == UInt8(ascii: "`") {
      let newline = token.newlineBefore
      lexQuoted(at: at)
      guard token.kind == .identifier else { return }
      token.kind = .pound
      token.newlineBefore = newline
      token.start = start
      return
    }
    while has(ByteClass.identifierPart, at: end) { end += 1 }
    if bytes[end] >= 0x80 { end = skipUnicodeIdentifier(from: end) }
    guard end > at else {
      note(.unknownToken, at: start)
      return single(.unknown)
    }
    let name = names.intern(bytes, from: at, to: end)
    token.name = name
    switch name {
    case Keyword.if.rawValue: finish(.directiveIf, end: end)
    case Keyword.elseif.rawValue, Keyword.else.rawValue: finish(.directiveElse, end: end)
    case Keyword.endif.rawValue: finish(.directiveEnd, end: end)
    default: finish(.pound, end: end)
    }
  }
}
