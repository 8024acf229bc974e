import QatlamDomain

/// What the lexer noted beside the tokens: comments that speak to Qatlam, places it could not read.
struct LexerNotes {
  /// A place that could not be read, by offset.
  struct Doubt {
    var reason: PartialRead.Reason
    var offset: UInt32
  }

  var comments: [CommentFact] = []
  var doubts: [Doubt] = []
  var hasGeneratedMarker = false
  /// Where the text begins, behind a byte order mark and a shebang line.
  var textStart = 0
  /// Comments before this offset were noted already.
  var commentEnd = 0

  /// Forgets everything.
  mutating func reset() {
    comments = []
    doubts = []
    hasGeneratedMarker = false
    textStart = 0
    commentEnd = 0
  }
}

extension Lexer {
  /// Records a place that could not be read.
  mutating func note(_ reason: PartialRead.Reason, at offset: Int) {
    guard !isLooking else { return }
    let doubt = LexerNotes.Doubt(reason: reason, offset: UInt32(truncatingIfNeeded: offset))
    // One note of a kind is enough for a line.
    if let last = notes.doubts.last, last.reason == reason, last.offset <= doubt.offset,
      !hasLineEnd(from: Int(last.offset), to: offset)
    {
      notes.doubts[notes.doubts.count - 1] = doubt
    } else {
      notes.doubts.append(doubt)
    }
  }

  private func hasLineEnd(from start: Int, to end: Int) -> Bool {
    var at = start
    while at < end, !has(ByteClass.newline, at: at) { at += 1 }
    return at < end
  }
}
