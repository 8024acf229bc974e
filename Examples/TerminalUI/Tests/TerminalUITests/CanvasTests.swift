import TerminalUI
import Testing

@Suite struct `A canvas` {
  @Test func `is a value that is equal to another with the same picture`() {
    var first = Canvas(size: Size(columns: 4, rows: 2))
    var second = first
    #expect(first == second)
    first.write("ab", row: 0, column: 1, style: Style(.bold, color: .red))
    #expect(first != second)
    second.write("ab", row: 0, column: 1, style: Style(.bold, color: .red))
    #expect(first == second)
    second.cursor = Position(row: 0, column: 0)
    #expect(first != second)
  }

  @Test func `trims blanks at the end of its lines only`() {
    var canvas = Canvas(size: Size(columns: 8, rows: 3))
    canvas.write("  a b  ", row: 1, column: 0)
    #expect(canvas.lines == ["", "  a b", ""])
  }

  @Test(
    arguments: [
      ("abcdef", 0, 0, nil, ["abcd", ""]),
      ("abcdef", 0, 2, nil, ["  ab", ""]),
      ("abcdef", 0, -2, nil, ["cdef", ""]),
      ("abcdef", 1, 0, 2, ["", "ab"]),
      ("abcdef", 0, -2, 4, ["cd", ""]),
      ("abcdef", 0, 4, nil, ["", ""]),
      ("abcdef", 2, 0, nil, ["", ""]),
      ("abcdef", -1, 0, nil, ["", ""]),
      ("abcdef", 0, 0, 0, ["", ""]),
      ("abcdef", 0, 0, -3, ["", ""]),
      ("abcdef", 0, Int.max, Int.max, ["", ""]),
      ("abcdef", 0, 1, Int.max, [" abc", ""]),
      ("日本語", 0, 0, nil, ["日本", ""]),
      ("日本語", 0, 1, nil, [" 日", ""]),
      ("日本語", 0, -1, nil, [" 本", ""]),
      ("日本語", 0, 0, 3, ["日", ""]),
      ("a\nb\u{1B}", 0, 0, nil, ["a·b·", ""]),
      ("a\u{202E}b\u{7F}", 0, 0, nil, ["a·b·", ""]),
      ("e\u{301}👍🏽x", 0, 0, nil, ["e\u{301}👍🏽x", ""]),
      ("a\u{200B}b\u{FEFF}", 0, 0, nil, ["ab", ""]),
    ] as [(String, Int, Int, Int?, [String])]
  )
  func `cuts text off at its edges by display width`(
    text: String,
    row: Int,
    column: Int,
    width: Int?,
    lines: [String]
  ) {
    var canvas = Canvas(size: Size(columns: 4, rows: 2))
    canvas.write(text, row: row, column: column, width: width)
    #expect(canvas.lines == lines)
  }

  @Test func `blanks the rest of a wide character that is written over`() {
    var canvas = Canvas(size: Size(columns: 8, rows: 1))
    canvas.write("日本語", row: 0, column: 0)
    canvas.write("x", row: 0, column: 1)
    #expect(canvas.lines == [" x本語"])
    canvas.write("y", row: 0, column: 2)
    #expect(canvas.lines == [" xy 語"])
    canvas.write("界", row: 0, column: 3)
    #expect(canvas.lines == [" xy界"])
  }

  @Test(arguments: [(0, 0), (-1, 5), (5, -1), (1, 1), (2, 1)])
  func `takes any size`(columns: Int, rows: Int) {
    var canvas = Canvas(size: Size(columns: columns, rows: rows))
    canvas.write("日a", row: 0, column: 0)
    canvas.write("b", row: 0, column: -1)
    canvas.fill(row: 0, column: -3, width: 9, style: Style(.reverse))
    #expect(canvas.lines.count == max(0, rows))
    #expect(canvas.style(row: rows, column: columns) == nil)
  }

  @Test func `fills a part of a row with a style`() {
    var canvas = Canvas(size: Size(columns: 5, rows: 1))
    canvas.write("abcde", row: 0, column: 0)
    canvas.fill(row: 0, column: 1, width: 2, style: Style(.reverse))
    let styles = (0..<5).map { canvas.style(row: 0, column: $0) }
    #expect(canvas.lines == ["a  de"])
    #expect(styles == [.plain, Style(.reverse), Style(.reverse), .plain, .plain])
  }
}
