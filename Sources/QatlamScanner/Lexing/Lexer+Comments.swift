import QatlamDomain

extension Lexer {
  /// Skips a line comment; returns the offset of the line's end.
  mutating func skipLineComment(from start: Int) -> Int {
    var at = start + 2
    var speaks = false
    while true {
      while table[Int(bytes[at])] & ByteClass.commentStop == 0 { at += 1 }
      let byte = bytes[at]
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { break }
      if byte == 0 {
        if at >= bytes.count { break }
        note(.nulByte, at: at)
      } else if byte == UInt8(ascii: "q"), bytes.has("qatlam:", at: at) {
        speaks = true
      }
      at += 1
    }
    keepComment(from: start, to: at, end: at, speaks: speaks)
    return at
  }

  /// Skips a block comment with those nested in it; returns the offset behind it.
  mutating func skipBlockComment(from start: Int, newline: inout Bool) -> Int {
    var at = start + 2
    var depth = 1
    var speaks = false
    scan: while true {
      while table[Int(bytes[at])] & ByteClass.commentStop == 0 { at += 1 }
      switch bytes[at] {
      case UInt8(ascii: "*") where bytes[at + 1] == UInt8(ascii: "/"):
        depth -= 1
        at += 2
        if depth == 0 { break scan }
        continue
      case UInt8(ascii: "/") where bytes[at + 1] == UInt8(ascii: "*"):
        depth += 1
        at += 2
        continue
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): newline = true
      case UInt8(ascii: "q"): if bytes.has("qatlam:", at: at) { speaks = true }
      case 0:
        if at >= bytes.count {
          note(.unterminatedComment, at: start)
          keepComment(from: start, to: at, end: at, speaks: speaks)
          return at
        }
        note(.nulByte, at: at)
      default: break
      }
      at += 1
    }
    keepComment(from: start, to: at - 2, end: at, speaks: speaks)
    return at
  }

  /// Keeps a comment that matters.
  ///
  /// - Parameters:
  ///   - start: The offset of the comment mark.
  ///   - textEnd: The offset behind its text.
  ///   - end: The offset behind the comment.
  ///   - speaks: Whether `qatlam:` stands in it.
  private mutating func keepComment(from start: Int, to textEnd: Int, end: Int, speaks: Bool) {
    guard !isLooking, start >= notes.commentEnd else { return }
    notes.commentEnd = end
    let isAtTop = previousEnd <= notes.textStart
    if isAtTop, !notes.hasGeneratedMarker {
      notes.hasGeneratedMarker = marksGeneratedCode(from: start, to: textEnd)
    }
    guard speaks else { return }
    var at = start
    while at < textEnd {
      guard bytes[at] == UInt8(ascii: "q"), bytes.has("qatlam:", at: at), at + 7 <= textEnd,
        beginsLine(at, commentStart: start)
      else {
        at += 1
        continue
      }
      var lineEnd = at
      while lineEnd < textEnd, !has(ByteClass.newline, at: lineEnd) { lineEnd += 1 }
      var trimmed = lineEnd
      while trimmed > at, has(ByteClass.blank, at: trimmed - 1) { trimmed -= 1 }
      notes.comments.append(
        CommentFact(
          text: bytes.text(from: at, to: trimmed),
          offset: UInt32(truncatingIfNeeded: at),
          standsAlone: standsAlone(commentStart: start),
          isAtTop: isAtTop
        )
      )
      at = lineEnd
    }
  }

  /// Whether only comment marks and blanks stand before a place on its line: talk about `qatlam:` is no order.
  private func beginsLine(_ at: Int, commentStart: Int) -> Bool {
    var before = at
    while before > commentStart, !has(ByteClass.newline, at: before - 1) {
      let byte = bytes[before - 1]
      guard
        byte == UInt8(ascii: "/") || byte == UInt8(ascii: "*")
          || has(ByteClass.blank, at: before - 1)
      else { return false }
      before -= 1
    }
    return true
  }

  private func standsAlone(commentStart: Int) -> Bool {
    var at = commentStart
    while at > notes.textStart, has(ByteClass.blank, at: at - 1) { at -= 1 }
    return at <= notes.textStart || has(ByteClass.newline, at: at - 1)
  }

  private func marksGeneratedCode(from start: Int, to end: Int) -> Bool {
    var at = start
    while at < end {
      switch bytes[at] {
      case UInt8(ascii: "@"): if bytes.has("@generated", at: at) { return true }
      case UInt8(ascii: "D"):
        if bytes.has("DO NOT EDIT", at: at) || bytes.has("Do not edit", at: at) { return true }
      case UInt8(ascii: "s"):
        if bytes.has("swiftlint:disable all", at: at)
          || bytes.has("swift-format-ignore-file", at: at)
        {
          return true
        }
      default: break
      }
      at += 1
    }
    return false
  }
}
