/// A comment that speaks to Qatlam: one of its lines begins with `qatlam:`.
package struct CommentFact: Hashable, Sendable {
  /// The comment's text from `qatlam:` to the end of its line, without comment marks, trimmed.
  package var text: String
  /// Byte offset of `qatlam:`.
  package var offset: UInt32
  /// Whether nothing but blanks stands before the comment on its line.
  package var standsAlone: Bool
  /// Whether only comments and blanks stand before it in the file.
  package var isAtTop: Bool

  /// Creates a comment.
  package init(text: String, offset: UInt32, standsAlone: Bool, isAtTop: Bool) {
    self.text = text
    self.offset = offset
    self.standsAlone = standsAlone
    self.isAtTop = isAtTop
  }
}
