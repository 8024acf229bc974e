import QatlamDomain

/// What the lexer noted beside the tokens: comments that speak to Qatlam, places it could not read.
struct LexerNotes {
  /// A place that could not be read, by offset.
  struct Doubt {
    var reason: PartialRead.Reason
    var offset: Int
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
    // One note of a kind is enough until the next line has been reached; lines are told apart later.
    if let last = notes.doubts.last, last.reason == reason, offset - last.offset < 2 {
      notes.doubts[notes.doubts.count - 1].offset = offset
      return
    }
    notes.doubts.append(LexerNotes.Doubt(reason: reason, offset: offset))
  }
}
