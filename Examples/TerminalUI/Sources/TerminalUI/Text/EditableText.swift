/// Text with a cursor, and what the editing keys do to it.
struct EditableText: Hashable, Sendable {
  /// The text as it stands.
  var text: String {
    didSet { cursor = min(cursor, text.count) }
  }
  /// The number of characters before the cursor.
  var cursor: Int {
    didSet { cursor = min(max(0, cursor), text.count) }
  }

  /// Starts with the cursor behind the text.
  init(_ text: String) {
    self.text = text
    cursor = text.count
  }

  /// Puts a character where the cursor is; a combining mark joins the character before it.
  mutating func insert(_ character: Character, limit: Int) {
    let head = String(text.prefix(cursor)) + String(character)
    let changed = head + String(text.dropFirst(cursor))
    guard changed.count <= max(limit, text.count) else { return }
    replace(changed, cursor: head.count)
  }

  /// Removes the characters of a range and leaves the cursor at its beginning.
  mutating func remove(_ range: Range<Int>) {
    let range = range.clamped(to: 0..<text.count)
    let head = String(text.prefix(range.lowerBound))
    replace(head + String(text.dropFirst(range.upperBound)), cursor: head.count)
  }

  /// Where the word before the cursor begins.
  var wordStart: Int {
    let head = Array(text.prefix(cursor))
    let end = head.lastIndex { !$0.isWhitespace } ?? -1
    guard end >= 0 else { return 0 }
    return (head[...end].lastIndex { $0.isWhitespace } ?? -1) + 1
  }

  private mutating func replace(_ changed: String, cursor: Int) {
    text = changed
    self.cursor = cursor
  }
}
