import QatlamDomain

extension Lexer {
  /// An operator, or a mark that is made of operator characters.
  mutating func lexOperator() {
    let start = token.start
    let first = bytes[start]
    // Directly behind an operand, `!` and `?` are marks of their own.
    if first == UInt8(ascii: "!") || first == UInt8(ascii: "?"), isLeftBound(at: start) {
      single(first == UInt8(ascii: "!") ? .exclaim : .question)
      return
    }
    let allowsDots = first == UInt8(ascii: ".")
    var end = start
    while true {
      let byte = bytes[end]
      if byte == UInt8(ascii: "/"), end > start,
        bytes[end + 1] == UInt8(ascii: "/") || bytes[end + 1] == UInt8(ascii: "*")
      {
        break
      }
      if table[Int(byte)] & ByteClass.operatorPart != 0 || byte == UInt8(ascii: ".") && allowsDots {
        end += 1
      } else if byte >= 0x80 {
        let scalar = scalar(at: end)
        guard scalar.length > 0, Self.continuesOperator(scalar.value) else { break }
        end += scalar.length
      } else {
        break
      }
    }
    if end - start >= 7, isConflictMarker(from: start, to: end) {
      note(.conflictMarker, at: start)
      var at = end
      while !has(ByteClass.newline, at: at), at < bytes.count { at += 1 }
      resumeAt = at
      return
    }
    if end == start + 1 {
      switch first {
      case UInt8(ascii: "="): return single(.equal)
      case UInt8(ascii: "?"): return single(.question)
      case UInt8(ascii: "!"): return single(.exclaim)
      default: break
      }
    } else if end == start + 2, first == UInt8(ascii: "-"), bytes[start + 1] == UInt8(ascii: ">") {
      return finish(.arrow, end: end)
    }
    finish(.op, end: max(end, start + 1))
  }

  private static func continuesOperator(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F,
      0xE0100...0xE01EF:
      true
    default: kind(of: scalar) == .op
    }
  }

  /// Whether an operand ends directly before an offset.
  func isLeftBound(at offset: Int) -> Bool {
    guard offset > notes.textStart else { return false }
    switch bytes[offset - 1] {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C, UInt8(ascii: "\n"), UInt8(ascii: "\r"),
      UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
      return false
    case UInt8(ascii: "/"):
      // Behind a block comment.
      return !(offset - 1 > notes.textStart && bytes[offset - 2] == UInt8(ascii: "*"))
    default: return true
    }
  }

  /// Whether an operand begins directly at an offset, where an operator ends.
  func isRightBound(at offset: Int, isLeftBound: Bool) -> Bool {
    switch bytes[offset] {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C, UInt8(ascii: "\n"), UInt8(ascii: "\r"),
      UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
      return false
    case UInt8(ascii: "."): return !isLeftBound
    case UInt8(ascii: "/"):
      return bytes[offset + 1] != UInt8(ascii: "/") && bytes[offset + 1] != UInt8(ascii: "*")
    default: return true
    }
  }

  private func isConflictMarker(from start: Int, to end: Int) -> Bool {
    guard start == notes.textStart || has(ByteClass.newline, at: start - 1), end - start == 7,
      has(ByteClass.blank | ByteClass.newline, at: end) || end >= bytes.count
    else { return false }
    let first = bytes[start]
    guard
      first == UInt8(ascii: "<") || first == UInt8(ascii: "=") || first == UInt8(ascii: ">")
        || first == UInt8(ascii: "|")
    else { return false }
    for at in start..<end where bytes[at] != first { return false }
    return true
  }

  /// Makes the dot that was read last and the `?` or `!` directly behind it one operator: `.?.`.
  mutating func joinDot() {
    let start = previousEnd - 1
    token.start = start
    token.newlineBefore = has(ByteClass.newline, at: start - 1)
    previousEnd = isLeftBound(at: start) ? start : start - 1
    lexOperator()
  }

  /// Consumes the `>` or `~` that the current operator begins with.
  ///
  /// The same one directly behind it is taken alone, so that a long row of them is not read again and again.
  mutating func advancePastFirst() {
    token.end = token.start + 1
    guard bytes[token.end] == bytes[token.start] else {
      advance()
      return
    }
    previousEnd = token.end
    token = Token(
      kind: .op,
      newlineBefore: false,
      isQuoted: false,
      name: 0,
      start: token.end,
      end: token.end + 1
    )
  }

  /// Makes the first character of the current token a token of its own: `>` of `>>`, `?` of `?=`.
  mutating func splitFirst() {
    switch bytes[token.start] {
    case UInt8(ascii: "?"): single(.question)
    case UInt8(ascii: "!"): single(.exclaim)
    default: single(.op)
    }
  }
}
