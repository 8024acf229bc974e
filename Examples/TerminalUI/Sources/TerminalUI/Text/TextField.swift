/// One line of text that a person edits.
public struct TextField: Hashable, Sendable {
  /// The most characters that can be typed; a longer text that was given stays whole.
  public let limit: Int
  /// Whether bullets are shown in place of the text, as for a password.
  public var isSecure = false
  private var content: EditableText

  /// Creates a field with the cursor behind its text; line breaks in the text become blanks.
  public init(text: String = "", limit: Int = .max) {
    self.limit = limit
    content = EditableText(Self.oneLine(text))
  }

  /// The text as it stands; line breaks in a new value become blanks.
  public var text: String {
    get { content.text }
    set { content.text = Self.oneLine(newValue) }
  }

  /// The number of characters before the cursor, always within the text.
  public var cursor: Int {
    get { content.cursor }
    set { content.cursor = newValue }
  }

  /// Takes a key and returns whether it was one for the field.
  ///
  /// Characters, backspace, delete, left, right, home and end; with control: `a` and `e` to
  /// either end, `u` and `k` to remove up to there, `w` to remove the word before the cursor.
  public mutating func handle(_ key: Key) -> Bool {
    switch key {
    case .character(let character) where !character.isNewline:
      content.insert(character, limit: limit)
    case .left: cursor -= 1
    case .right: cursor += 1
    case .home, .control("a"): cursor = 0
    case .end, .control("e"): cursor = text.count
    case .backspace where cursor > 0: content.remove(cursor - 1..<cursor)
    case .delete where cursor < text.count: content.remove(cursor..<cursor + 1)
    case .control("u"): content.remove(0..<cursor)
    case .control("k"): content.remove(cursor..<text.count)
    case .control("w"): content.remove(content.wordStart..<cursor)
    case .backspace, .delete: break
    default: return false
    }
    return true
  }

  /// Draws the field and, when it has the focus, puts the canvas's cursor into it.
  ///
  /// A text wider than the field is shown around the cursor.
  ///
  /// - Parameters:
  ///   - canvas: Where to draw.
  ///   - row: The row of the field.
  ///   - column: The field's left edge.
  ///   - width: The columns of the field, all of which are drawn.
  ///   - style: How the text looks.
  ///   - isFocused: Whether the cursor is in this field.
  public func draw(
    on canvas: inout Canvas,
    row: Int,
    column: Int,
    width: Int,
    style: Style = .plain,
    isFocused: Bool = true
  ) {
    guard width > 0 else { return }
    let shown = isSecure ? Array(repeating: "•", count: text.count) : Array(text)
    var first = 0
    var before = Self.columns(of: shown[..<cursor])
    while before >= width, first < cursor {
      before -= DisplayWidth.columns(of: shown[first])
      first += 1
    }
    canvas.fill(row: row, column: column, width: width, style: style)
    canvas.write(String(shown[first...]), row: row, column: column, width: width, style: style)
    if isFocused { canvas.cursor = Position(row: row, column: column + before) }
  }

  private static func columns(of characters: ArraySlice<Character>) -> Int {
    characters.reduce(0) { $0 + DisplayWidth.columns(of: $1) }
  }

  private static func oneLine(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 })
  }
}
