import QatlamDomain

/// Splits a file's bytes into tokens, one at a time.
///
/// It never fails: what is no Swift becomes a token of kind `unknown` and a note.
struct Lexer: ~Copyable {
  var bytes = SourceBytes()
  var names = Interner()
  var notes = LexerNotes()
  /// The current token.
  var token = Token(
    kind: .end,
    newlineBefore: true,
    isQuoted: false,
    name: 0,
    start: 0,
    end: 0
  )
  /// Where the last token that was consumed ends.
  var previousEnd = 0
  /// Set while looking ahead: nothing is noted then, the real pass comes by later.
  var isLooking = false
  /// Where to go on behind what turned out to be no token, or -1.
  var resumeAt = -1
  /// Before this offset no bare regex literal begins: a look from further left met no end of one on the line.
  var plainUntil = 0
  let table = ByteClass.makeTable()

  /// Prepares for a file whose text begins at `start`.
  mutating func begin(at start: Int) {
    notes.reset()
    notes.textStart = start
    previousEnd = start
    isLooking = false
    plainUntil = 0
    token = Token(
      kind: .unknown,
      newlineBefore: true,
      isQuoted: false,
      name: 0,
      start: start,
      end: start
    )
    advance()
    token.newlineBefore = true
  }

  // MARK: Bytes

  @inline(__always)
  func has(_ bits: UInt8, at offset: Int) -> Bool {
    table[Int(bytes[offset])] & bits != 0
  }

  // MARK: Tokens

  /// Goes on to the next token.
  @inline(__always)
  mutating func advance() {
    previousEnd = token.end
    lex(from: token.end)
  }

  /// Reads the token that begins at or after an offset.
  mutating func lex(from offset: Int) {
    var at = offset
    var newline = false
    while true {
      // Blanks, line ends and comments.
      while true {
        let byte = bytes[at]
        let bits = table[Int(byte)]
        if bits & ByteClass.blank != 0 {
          at += 1
          continue
        }
        if bits & ByteClass.newline != 0 {
          at += 1
          newline = true
          continue
        }
        if bits & ByteClass.identifierStart != 0 {
          lexIdentifier(at: at, newline: newline)
          return
        }
        if byte == UInt8(ascii: "/") {
          let next = bytes[at + 1]
          if next == UInt8(ascii: "/") {
            at = skipLineComment(from: at)
            continue
          }
          if next == UInt8(ascii: "*") {
            at = skipBlockComment(from: at, newline: &newline)
            continue
          }
        }
        if byte == 0, at < bytes.count {
          note(.nulByte, at: at)
          at += 1
          continue
        }
        break
      }
      token.newlineBefore = newline
      token.isQuoted = false
      token.name = 0
      token.start = at
      lexMark(at: at)
      guard resumeAt >= 0 else { return }
      at = resumeAt
      resumeAt = -1
    }
  }

  @inline(__always)
  private mutating func lexIdentifier(at start: Int, newline: Bool) {
    var end = start + 1
    while table[Int(bytes[end])] & ByteClass.identifierPart != 0 { end += 1 }
    if bytes[end] >= 0x80 { end = skipUnicodeIdentifier(from: end) }
    let name = names.intern(bytes, from: start, to: end)
    token = Token(
      kind: .identifier,
      newlineBefore: newline,
      isQuoted: false,
      name: name,
      start: start,
      end: end
    )
  }

  /// Reads a token that begins with something else than an ASCII letter.
  private mutating func lexMark(at start: Int) {
    switch bytes[start] {
    case UInt8(ascii: "("): single(.leftParen)
    case UInt8(ascii: ")"): single(.rightParen)
    case UInt8(ascii: "["): single(.leftBracket)
    case UInt8(ascii: "]"): single(.rightBracket)
    case UInt8(ascii: "{"): single(.leftBrace)
    case UInt8(ascii: "}"): single(.rightBrace)
    case UInt8(ascii: ","): single(.comma)
    case UInt8(ascii: ";"): single(.semicolon)
    case UInt8(ascii: "@"): single(.at)
    case UInt8(ascii: "\\"): single(.backslash)
    case UInt8(ascii: ":"):
      if bytes[start + 1] == UInt8(ascii: ":") {
        finish(.doubleColon, end: start + 2)
      } else {
        single(.colon)
      }
    case UInt8(ascii: "."):
      if bytes[start + 1] == UInt8(ascii: ".") {
        lexOperator()
      } else if has(ByteClass.operatorPart, at: start + 1), isDotOperator(at: start) {
        lexOperator()
      } else {
        single(.period)
      }
    case UInt8(ascii: "\""): finish(.string, end: stringTextStart(from: start))
    case UInt8(ascii: "#"): lexPound(at: start)
    case UInt8(ascii: "`"): lexQuoted(at: start)
    case UInt8(ascii: "$"): lexDollar(at: start)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): lexNumber(at: start)
    case 0: finish(.end, end: start)
    case 0x80...: lexUnicode(at: start)
    default:
      if has(ByteClass.operatorPart, at: start) {
        lexOperator()
      } else {
        note(.unknownToken, at: start)
        single(.unknown)
      }
    }
  }

  @inline(__always)
  mutating func single(_ kind: TokenKind) {
    token.kind = kind
    token.end = token.start + 1
  }

  @inline(__always)
  mutating func finish(_ kind: TokenKind, end: Int) {
    token.kind = kind
    token.end = end
  }

  /// `.==` and its like; `.` before `/` may begin a regex or a division, never an operator of ours.
  private func isDotOperator(at start: Int) -> Bool {
    switch bytes[start + 1] {
    case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "!"):
      has(ByteClass.operatorPart, at: start + 2) && bytes[start + 2] != UInt8(ascii: "/")
        && bytes[start + 2] != UInt8(ascii: "*")
    default: true
    }
  }

  // MARK: Looking ahead

  /// A place to come back to.
  struct Mark {
    fileprivate var token: Token
    fileprivate var previousEnd: Int
    fileprivate var wasLooking: Bool
  }

  /// Begins to look ahead.
  mutating func look() -> Mark {
    let mark = Mark(token: token, previousEnd: previousEnd, wasLooking: isLooking)
    isLooking = true
    return mark
  }

  /// Ends looking ahead.
  mutating func goBack(to mark: Mark) {
    token = mark.token
    previousEnd = mark.previousEnd
    isLooking = mark.wasLooking
  }

  /// Returns the token after the current one.
  mutating func peek() -> Token {
    let mark = look()
    // A string's text is not skipped: its first token tells enough.
    lex(from: token.end)
    let next = token
    goBack(to: mark)
    return next
  }

  /// Returns the offset of the next byte that is no blank, on the same line or not.
  func nextByteOffset(from offset: Int) -> Int {
    var at = offset
    while table[Int(bytes[at])] & (ByteClass.blank | ByteClass.newline) != 0 { at += 1 }
    return at
  }

  /// Returns whether a single colon follows the current token, with blanks between at most.
  @inline(__always)
  func isFollowedByColon() -> Bool {
    var at = token.end
    if bytes[at] != UInt8(ascii: ":") {
      guard table[Int(bytes[at])] & (ByteClass.blank | ByteClass.newline) != 0 else { return false }
      at = nextByteOffset(from: at)
      guard bytes[at] == UInt8(ascii: ":") else { return false }
    }
    return bytes[at + 1] != UInt8(ascii: ":")
  }
}

extension Lexer {
  /// Ends the lexer and returns its names.
  consuming func finish() -> Interner.Snapshot { names.finish() }
}
