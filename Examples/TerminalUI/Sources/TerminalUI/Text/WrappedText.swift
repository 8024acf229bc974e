/// Text broken into the rows of a given width, with every character's place known.
struct WrappedText: Hashable, Sendable {
  /// The text, character by character.
  let characters: [Character]
  /// The characters of each row, without the line break that may follow them; never empty.
  let rows: [Range<Int>]

  /// Breaks text at line breaks, then at spaces, then inside of words that are too wide.
  ///
  /// A space that does not fit any more hangs over the right edge, so that the next row begins
  /// with a word.
  init(_ characters: [Character], columns: Int) {
    self.characters = characters
    let limit = max(1, columns)
    var rows: [Range<Int>] = []
    var start = 0
    var width = 0
    var afterSpace: Int?
    for (index, character) in characters.enumerated() {
      if character.isNewline {
        rows.append(start..<index)
        (start, width, afterSpace) = (index + 1, 0, nil)
        continue
      }
      let added = DisplayWidth.columns(of: character)
      if Self.isBlank(character) {
        width += added
        afterSpace = index + 1
        continue
      }
      if width + added > limit, index > start {
        let split = afterSpace ?? index
        rows.append(start..<split)
        width = characters[split..<index].reduce(0) { $0 + DisplayWidth.columns(of: $1) }
        (start, afterSpace) = (split, nil)
      }
      width += added
    }
    rows.append(start..<characters.count)
    self.rows = rows
  }

  /// The row and the place within the row, in characters, of a cursor before a character.
  func place(ofOffset offset: Int) -> (row: Int, inset: Int) {
    let row = rows.lastIndex { $0.lowerBound <= offset } ?? 0
    return (row, offset - rows[row].lowerBound)
  }

  /// The columns between the left edge and the cursor.
  func column(ofOffset offset: Int) -> Int {
    let row = rows[place(ofOffset: offset).row]
    return characters[row.lowerBound..<offset].reduce(0) { $0 + DisplayWidth.columns(of: $1) }
  }

  /// The offset in a row that lies nearest to a column without passing it.
  func offset(inRow row: Int, nearColumn column: Int) -> Int {
    var width = 0
    for offset in rows[row] {
      width += DisplayWidth.columns(of: characters[offset])
      if width > column { return offset }
    }
    return endOfRow(row)
  }

  /// The last place of the cursor that still belongs to a row.
  func endOfRow(_ row: Int) -> Int {
    let end = rows[row].upperBound
    let isSoft = rows.indices.contains(row + 1) && rows[row + 1].lowerBound == end
    return isSoft && !rows[row].isEmpty ? end - 1 : end
  }

  private static func isBlank(_ character: Character) -> Bool {
    character == " " || character == "\t"
  }
}
