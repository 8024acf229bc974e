import QatlamDomain

/// The kinds of tokens; brackets and marks stand for themselves.
enum TokenKind: UInt8 {
  case end
  /// A name or keyword, also back-ticked, also `$0`.
  case identifier
  case integer, floatingPoint
  /// The opening delimiter of a string literal; its text is read on demand.
  case string
  /// An extended regex literal, whole.
  case regex
  case leftParen, rightParen, leftBracket, rightBracket, leftBrace, rightBrace
  case comma, colon, doubleColon, semicolon, period, at, backslash
  case equal, arrow, question, exclaim
  /// Any other operator.
  case op
  /// `#name`; the token's name is the name.
  case pound
  case directiveIf, directiveElse, directiveEnd
  case unknown
}

/// One token, as a range of the file's bytes.
struct Token: BitwiseCopyable {
  var kind: TokenKind
  /// Whether a line ends between the token before and this one.
  var newlineBefore: Bool
  /// Written in back-ticks: never a keyword.
  var isQuoted: Bool
  /// The number of the identifier's name; zero for other tokens.
  var name: NameID
  var start: Int
  /// One past the last byte; for strings, past the opening delimiter.
  var end: Int
}
