/// Many lines of text that a person edits; long lines are wrapped at spaces.
public struct TextArea: Hashable, Sendable {
  private var content: EditableText
  /// The column that up and down keep to, across rows that are shorter.
  private var goalColumn: Int?

  /// Creates an area with the cursor behind its text.
  public init(text: String = "") {
    content = EditableText(text)
  }

  /// The text as it stands.
  public var text: String {
    get { content.text }
    set { content.text = newValue }
  }

  /// The number of characters before the cursor, always within the text.
  public var cursor: Int {
    get { content.cursor }
    set { content.cursor = newValue }
  }

  /// Takes a key that is one for the area.
  ///
  /// As in a `TextField`, and enter breaks the line, while up, down and the page keys move by
  /// rows. Tab and escape are left to the screen around it.
  ///
  /// - Parameters:
  ///   - key: What was pressed.
  ///   - columns: The width that the area is drawn with, so that up and down follow the rows one
  ///     sees; by default they follow the lines of the text.
  /// - Returns: Whether the key was taken.
  public mutating func handle(_ key: Key, columns: Int = .max) -> Bool {
    let goal = goalColumn
    goalColumn = nil
    switch key {
    case .character(let character): content.insert(character, limit: .max)
    case .enter: content.insert("\n", limit: .max)
    case .left: cursor -= 1
    case .right: cursor += 1
    case .backspace where cursor > 0: content.remove(cursor - 1..<cursor)
    case .delete where cursor < text.count: content.remove(cursor..<cursor + 1)
    case .backspace, .delete: break
    case .up: move(byRows: -1, to: goal, columns: columns)
    case .down: move(byRows: 1, to: goal, columns: columns)
    case .pageUp: move(byRows: -10, to: goal, columns: columns)
    case .pageDown: move(byRows: 10, to: goal, columns: columns)
    case .control("w"): content.remove(content.wordStart..<cursor)
    default: return handleLineKey(key, columns: columns)
    }
    return true
  }

  /// Draws the text with the row of the cursor in sight and, when focused, places the cursor.
  ///
  /// - Parameters:
  ///   - canvas: Where to draw.
  ///   - row: The area's top row.
  ///   - column: The area's left edge.
  ///   - size: The area's extent, all of which is drawn.
  ///   - style: How the text looks.
  ///   - isFocused: Whether the cursor is in this area.
  public func draw(
    on canvas: inout Canvas,
    row: Int,
    column: Int,
    size: Size,
    style: Style = .plain,
    isFocused: Bool = true
  ) {
    guard size.rows > 0, size.columns > 0 else { return }
    let wrapping = WrappedText(Array(text), columns: size.columns)
    let cursorRow = wrapping.place(ofOffset: cursor).row
    let first = max(0, cursorRow - size.rows + 1)
    for index in 0..<size.rows {
      canvas.fill(row: row + index, column: column, width: size.columns, style: style)
      guard wrapping.rows.indices.contains(first + index) else { continue }
      canvas.write(
        String(wrapping.characters[wrapping.rows[first + index]]),
        row: row + index,
        column: column,
        width: size.columns,
        style: style
      )
    }
    guard isFocused else { return }
    canvas.cursor = Position(
      row: row + cursorRow - first,
      column: column + min(wrapping.column(ofOffset: cursor), size.columns - 1)
    )
  }

  /// The keys that mean the line or row under the cursor.
  private mutating func handleLineKey(_ key: Key, columns: Int) -> Bool {
    let wrapping = WrappedText(Array(text), columns: columns)
    let row = wrapping.place(ofOffset: cursor).row
    switch key {
    case .home, .control("a"): cursor = wrapping.rows[row].lowerBound
    case .end, .control("e"): cursor = wrapping.endOfRow(row)
    case .control("u"): content.remove(wrapping.rows[row].lowerBound..<cursor)
    case .control("k"): content.remove(cursor..<max(cursor, wrapping.rows[row].upperBound))
    default: return false
    }
    return true
  }

  private mutating func move(byRows distance: Int, to goal: Int?, columns: Int) {
    let wrapping = WrappedText(Array(text), columns: columns)
    let row = wrapping.place(ofOffset: cursor).row
    let column = goal ?? wrapping.column(ofOffset: cursor)
    let target = min(max(0, row + distance), wrapping.rows.count - 1)
    guard target != row else {
      cursor = distance < 0 ? 0 : text.count
      return
    }
    cursor = wrapping.offset(inRow: target, nearColumn: column)
    goalColumn = column
  }
}
