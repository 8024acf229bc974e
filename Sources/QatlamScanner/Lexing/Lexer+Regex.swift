import QatlamDomain

extension Lexer {
  /// Makes the current token a bare regex literal where it is one by the rules of SE-0354.
  ///
  /// To be asked only where an operand is expected and the token begins with `/`.
  mutating func relexAsRegex() -> Bool {
    let start = token.start
    guard bytes[start] == UInt8(ascii: "/"), start >= plainUntil else { return false }
    let first = bytes[start + 1]
    guard first != UInt8(ascii: " "), first != UInt8(ascii: "\t"), first != UInt8(ascii: ")") else {
      return false
    }
    var at = start + 1
    var parens = 0
    var isInClass = false
    while true {
      switch bytes[at] {
      case UInt8(ascii: "\\"):
        at += 1
        if has(ByteClass.newline, at: at) || at >= bytes.count { return endsPlainText(at) }
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return endsPlainText(at)
      case 0: if at >= bytes.count { return endsPlainText(at) }
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "(") where !isInClass: parens += 1
      case UInt8(ascii: ")") where !isInClass:
        parens -= 1
        if parens < 0 { return false }
      case UInt8(ascii: "/"):
        // A blank before the end makes it no literal, nor does an empty one begin one.
        guard at > start + 1, !has(ByteClass.blank, at: at - 1) else { return false }
        finish(.regex, end: at + 1)
        return true
      default: break
      }
      at += 1
    }
  }

  /// Notes that no unescaped slash stands before the end of a line; returns that this is no literal.
  private mutating func endsPlainText(_ end: Int) -> Bool {
    plainUntil = end
    return false
  }

  /// `#/…/#`; its text may span lines where the first one is empty.
  mutating func lexExtendedRegex(at start: Int, pounds: Int) {
    let textStart = start + pounds + 1
    var at = textStart
    while has(ByteClass.blank, at: at) { at += 1 }
    let isMultiLine = has(ByteClass.newline, at: at)
    at = textStart
    while true {
      switch bytes[at] {
      case UInt8(ascii: "\\"):
        at += has(ByteClass.newline, at: at + 1) || at + 1 >= bytes.count ? 1 : 2
        continue
      case UInt8(ascii: "/"):
        var end = at + 1
        while end - at - 1 < pounds, bytes[end] == UInt8(ascii: "#") { end += 1 }
        if end - at - 1 == pounds { return finish(.regex, end: end) }
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if !isMultiLine {
          note(.unterminatedRegex, at: start)
          return finish(.regex, end: at)
        }
      case 0:
        if at >= bytes.count {
          note(.unterminatedRegex, at: start)
          return finish(.regex, end: bytes.count)
        }
      default: break
      }
      at += 1
    }
  }
}
