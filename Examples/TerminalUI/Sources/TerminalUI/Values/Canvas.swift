/// A picture of the screen, as a pure value: drawing code is tested without a terminal.
public struct Canvas: Hashable, Sendable {
  /// The extent of the picture; a negative side counts as zero.
  public let size: Size
  /// Where the terminal's cursor blinks; `nil` hides it.
  public var cursor: Position?
  private var rows: [[Cell]]

  /// Creates an empty picture.
  public init(size: Size) {
    self.size = Size(columns: max(0, size.columns), rows: max(0, size.rows))
    rows = Array(
      repeating: Array(repeating: .blank, count: self.size.columns),
      count: self.size.rows
    )
  }

  /// Writes text on one row, from left to right, over what was there.
  ///
  /// Text outside of the picture is cut off by display width, at a left edge too. A wide
  /// character of which only half would be seen becomes a blank. Control characters, line breaks
  /// among them, are shown as `·`; characters without width of their own are left out.
  ///
  /// - Parameters:
  ///   - text: What to write; it may hold anything.
  ///   - row: The row, counted from zero; a row outside of the picture shows nothing.
  ///   - column: The column of the first character; it may be negative.
  ///   - width: The most columns to use; `nil` means up to the right edge.
  ///   - style: How the text looks.
  public mutating func write(
    _ text: String,
    row: Int,
    column: Int,
    width: Int? = nil,
    style: Style = .plain
  ) {
    guard rows.indices.contains(row) else { return }
    let limit = width.map { column.saturatingSum(max(0, $0)) } ?? size.columns
    let end = min(size.columns, limit)
    var next = column
    for character in text {
      guard next < end else { return }
      let width = DisplayWidth.columns(of: character)
      guard width > 0 else { continue }
      let visible = DisplayWidth.isControl(character) ? "·" : character
      place(visible, width: width, row: row, column: next, end: end, style: style)
      next += width
    }
  }

  /// Fills a part of one row with blanks in a style, for bars and selections.
  ///
  /// - Parameters:
  ///   - row: The row, counted from zero.
  ///   - column: The first column.
  ///   - width: The number of columns; `nil` means up to the right edge.
  ///   - style: How the blanks look; `.reverse` makes a bar.
  public mutating func fill(row: Int, column: Int = 0, width: Int? = nil, style: Style) {
    let end = width.map { column.saturatingSum(max(0, $0)) } ?? size.columns
    let first = max(0, column)
    let count = min(size.columns, end) - first
    guard count > 0 else { return }
    write(String(repeating: " ", count: count), row: row, column: first, style: style)
  }

  /// The picture as plain text, top to bottom, trailing blanks trimmed.
  public var lines: [String] {
    rows.map { cells in
      var line = ""
      for case .character(let character, _, _) in cells { line.append(character) }
      let end = line.lastIndex { $0 != " " }
      return end.map { String(line[...$0]) } ?? ""
    }
  }

  /// The style of one cell, or `nil` outside of the picture.
  public func style(row: Int, column: Int) -> Style? {
    guard rows.indices.contains(row), rows[row].indices.contains(column) else { return nil }
    return rows[row][column].style
  }

  /// The cells of one row, for whoever puts them on a screen.
  func cells(ofRow row: Int) -> [Cell] {
    rows[row]
  }

  private mutating func place(
    _ character: Character,
    width: Int,
    row: Int,
    column: Int,
    end: Int,
    style: Style
  ) {
    let covered = max(0, column)..<max(0, min(column + width, end))
    for column in covered { releaseNeighbours(row: row, column: column) }
    guard column >= 0, column + width <= end else {
      for column in covered { rows[row][column] = .character(" ", width: 1, style: style) }
      return
    }
    rows[row][column] = .character(character, width: width, style: style)
    for column in covered.dropFirst() { rows[row][column] = .continuation(style: style) }
  }

  /// Blanks whatever is left of a wide character when one of its columns is about to change.
  private mutating func releaseNeighbours(row: Int, column: Int) {
    var start = column
    while start > 0, case .continuation = rows[row][start] { start -= 1 }
    guard case .character(_, let width, let style) = rows[row][start], width > 1 else { return }
    for column in start..<min(size.columns, start + width) {
      rows[row][column] = .character(" ", width: 1, style: style)
    }
  }
}

extension Int {
  /// The sum of two numbers, or the largest number where the sum would be larger.
  func saturatingSum(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }
}
