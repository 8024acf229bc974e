import QatlamDomain

extension Lexer {
  /// An integer or floating-point literal.
  mutating func lexNumber(at start: Int) {
    let isHexadecimal = bytes[start] == UInt8(ascii: "0") && bytes[start + 1] == UInt8(ascii: "x")
    var at = start
    // Letters belong to it whatever they are: `0b01`, `1_000`, `12abc`.
    while has(ByteClass.identifierPart, at: at) {
      if isExponent(at: at, isHexadecimal: isHexadecimal) {
        lexExponent(at: at)
        return
      }
      at += 1
    }
    guard bytes[at] == UInt8(ascii: "."),
      has(ByteClass.digit, at: at + 1)
        || isHexadecimal && isHexFraction(at: at + 1)
    else { return finish(.integer, end: at) }
    // Directly behind a dot it is an element of a tuple: `x.0.1`.
    at += 1
    while has(ByteClass.identifierPart, at: at) {
      if isExponent(at: at, isHexadecimal: isHexadecimal) {
        lexExponent(at: at)
        return
      }
      at += 1
    }
    finish(.floatingPoint, end: at)
  }

  private func isExponent(at offset: Int, isHexadecimal: Bool) -> Bool {
    let byte = bytes[offset] | 0x20
    guard byte == (isHexadecimal ? UInt8(ascii: "p") : UInt8(ascii: "e")) else { return false }
    let next = bytes[offset + 1]
    if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") {
      return has(ByteClass.digit, at: offset + 2)
    }
    return has(ByteClass.digit, at: offset + 1)
  }

  private mutating func lexExponent(at offset: Int) {
    var at = offset + 2
    while has(ByteClass.identifierPart, at: at) { at += 1 }
    finish(.floatingPoint, end: at)
  }

  /// `0x1.8p3`: digits up to a `p` follow; `0x1.description` is a member.
  private func isHexFraction(at offset: Int) -> Bool {
    var at = offset
    while true {
      switch bytes[at] | 0x20 {
      case UInt8(ascii: "a")...UInt8(ascii: "f"), 0x30...0x39: at += 1
      case UInt8(ascii: "p"): return at > offset && isExponent(at: at, isHexadecimal: true)
      default: return false
      }
    }
  }

  /// Reads the name behind a dot: an identifier, keyword or not, or a tuple element's number.
  ///
  /// - Returns: Whether there is one; then it is the current token, of kind `identifier`.
  mutating func lexMember() -> Bool {
    let start = nextByteOffset(from: token.end)
    if has(ByteClass.digit, at: start) {
      previousEnd = token.end
      var end = start
      while has(ByteClass.identifierPart, at: end) { end += 1 }
      let name = names.intern(bytes, from: start, to: end)
      token = Token(
        kind: .identifier,
        newlineBefore: false,
        isQuoted: true,
        name: name,
        start: start,
        end: end
      )
      return true
    }
    advance()
    return token.kind == .identifier
  }
}
