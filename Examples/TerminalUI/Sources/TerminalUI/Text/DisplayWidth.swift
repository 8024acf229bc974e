/// How many columns text takes on a terminal, and how it is cut and wrapped by that measure.
///
/// Characters are Swift's: what a person sees as one. An accent written as a combining mark, a
/// family of emoji and a flag are each one character and are never cut apart.
public enum DisplayWidth {
  /// The columns that a text takes on one row.
  ///
  /// Control characters count one, because a canvas shows them as `·`.
  public static func columns(of text: String) -> Int {
    text.reduce(0) { $0 + columns(of: $1) }
  }

  /// The longest beginning of a text that fits, of whole characters only.
  ///
  /// - Parameters:
  ///   - text: The text to shorten.
  ///   - columns: The columns that the result may take.
  /// - Returns: The text itself when it fits; else its beginning and `…`, which is counted; where
  ///   not even that fits, an empty text.
  public static func prefix(of text: String, columns: Int) -> String {
    guard self.columns(of: text) > columns else { return text }
    guard columns > 0 else { return "" }
    var room = columns - 1
    let kept = text.prefix { character in
      room -= self.columns(of: character)
      return room >= 0
    }
    return kept + "…"
  }

  /// The rows that a text takes when it is broken at spaces.
  ///
  /// Line breaks in the text are kept, the blanks at a break are dropped, tabs count as a blank,
  /// and a word that is wider than a row is broken inside.
  ///
  /// - Parameters:
  ///   - text: The text to wrap.
  ///   - columns: The columns of a row; less than one counts as one.
  /// - Returns: The rows from top to bottom; an empty text is one empty row.
  public static func wrapped(_ text: String, columns: Int) -> [String] {
    let wrapping = WrappedText(Array(text), columns: columns)
    return wrapping.rows.map { range in
      let row = String(wrapping.characters[range].map { $0 == "\t" ? " " : $0 })
      guard range.upperBound < wrapping.characters.count else { return row }
      guard !wrapping.characters[range.upperBound].isNewline else { return row }
      return row.last { $0 != " " } == nil ? "" : String(row.trimmingTrailingBlanks)
    }
  }

  /// The columns that one character takes: 0, 1 or 2, more only for long Indic clusters.
  static func columns(of character: Character) -> Int {
    if isControl(character) { return 1 }
    let scalars = character.unicodeScalars
    if isEmoji(scalars) { return 2 }
    return scalars.reduce(0) { $0 + columns(of: $1) }
  }

  /// Whether a character would steer the terminal instead of being shown.
  ///
  /// The embedding and overriding marks of bidirectional text count: they would turn what
  /// stands behind them. The plain left-to-right and right-to-left marks do not.
  static func isControl(_ character: Character) -> Bool {
    character.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
      default: false
      }
    }
  }

  /// Whether a cluster is shown as one picture of two columns.
  private static func isEmoji(_ scalars: Character.UnicodeScalarView) -> Bool {
    guard let first = scalars.first else { return false }
    if scalars.contains("\u{FE0E}") { return false }
    if scalars.contains("\u{FE0F}") { return true }
    if first.properties.isEmojiPresentation { return true }
    let joined = scalars.contains("\u{200D}")
    return first.properties.isEmoji && scalars.count > 1
      && (joined || scalars.contains { $0.properties.isEmojiModifier })
  }
}

extension String {
  /// The text without the blanks at its end.
  fileprivate var trimmingTrailingBlanks: Substring {
    guard let last = lastIndex(where: { $0 != " " }) else { return "" }
    return self[...last]
  }
}
