import TerminalUI
import Testing

@Suite struct `A text area` {
  /// What is left after some keys, with the cursor shown as a bar.
  private func text(_ start: String, columns: Int = .max, keys: [Key]) -> String {
    var area = TextArea(text: start)
    for key in keys { _ = area.handle(key, columns: columns) }
    return String(area.text.prefix(area.cursor)) + "|" + area.text.dropFirst(area.cursor)
  }

  @Test(
    arguments: [
      ("ab", [.enter, .character("c")], "ab\nc|"),
      ("ab\ncd", [.up], "ab|\ncd"),
      ("ab\ncd", [.up, .up], "|ab\ncd"),
      ("ab\ncd", [.home], "ab\n|cd"),
      ("ab\ncd", [.home, .backspace], "ab|cd"),
      ("ab\ncd", [.up, .delete], "ab|cd"),
      ("ab\ncd", [.up, .end, .down], "ab\ncd|"),
      ("ab\ncd", [.down], "ab\ncd|"),
      ("ab\n\ncd", [.up, .up], "ab|\n\ncd"),
      ("abcd\nx\nefgh", [.up, .up], "abcd|\nx\nefgh"),
      ("abcd\nx\nefgh", [.up, .left, .up], "|abcd\nx\nefgh"),
      ("日本\nabcd", [.left, .up], "日|本\nabcd"),
      ("ab\ncd", [.left, .control("u")], "ab\n|d"),
      ("ab\ncd", [.up, .home, .control("k")], "|\ncd"),
      ("ab\ncd ef", [.control("w")], "ab\ncd |"),
      ("ab\ncd", [.control("a"), .control("e")], "ab\ncd|"),
      ("", [.up, .down, .left, .right, .backspace, .delete, .pageUp, .pageDown], "|"),
    ] as [(String, [Key], String)]
  )
  func `edits lines at its cursor`(start: String, keys: [Key], expected: String) {
    #expect(text(start, keys: keys) == expected)
  }

  @Test(
    arguments: [
      ("one two three", [.up], "one t|wo three"),
      ("one two three", [.home], "one two |three"),
      ("one two three", [.up, .home], "|one two three"),
      ("one two three", [.up, .end], "one two| three"),
      ("one two three", [.home, .up, .down], "one two |three"),
      ("abcdefghijkl", [.up], "abcd|efghijkl"),
    ] as [(String, [Key], String)]
  )
  func `moves by the rows one sees`(start: String, keys: [Key], expected: String) {
    #expect(text(start, columns: 8, keys: keys) == expected)
  }

  @Test func `moves ten rows by a page`() {
    let lines = (1...30).map { "line \($0)" }.joined(separator: "\n")
    var area = TextArea(text: lines)
    _ = area.handle(.pageUp)
    #expect(String(area.text.prefix(area.cursor)).hasSuffix("\nline 20"))
    _ = area.handle(.pageDown)
    #expect(area.cursor == area.text.count)
  }

  @Test(arguments: [Key.tab, .backTab, .escape, .resize, .control("c"), .control("s")])
  func `leaves other keys to the screen`(key: Key) {
    var area = TextArea(text: "ab")
    let taken = area.handle(key)
    #expect(!taken)
    #expect(area == TextArea(text: "ab"))
  }

  @Test func `wraps long lines and keeps its cursor in sight`() {
    var area = TextArea(text: "one two three\nfour")
    #expect(
      drawn(area, rows: 4) == Drawing(lines: ["one two ", "three", "four", ""], cursor: [2, 4])
    )
    #expect(drawn(area, rows: 2) == Drawing(lines: ["three", "four"], cursor: [1, 4]))
    area.cursor = 0
    #expect(drawn(area, rows: 2) == Drawing(lines: ["one two ", "three"], cursor: [0, 0]))
  }

  @Test func `keeps its cursor inside at the right edge`() {
    #expect(
      drawn(TextArea(text: "12345678"), rows: 1) == Drawing(lines: ["12345678"], cursor: [0, 7])
    )
  }

  @Test func `draws nothing without room`() {
    var canvas = Canvas(size: Size(columns: 3, rows: 1))
    TextArea(text: "ab").draw(on: &canvas, row: 0, column: 0, size: Size(columns: 0, rows: 1))
    TextArea(text: "ab").draw(on: &canvas, row: 0, column: 0, size: Size(columns: 3, rows: -1))
    #expect(canvas == Canvas(size: Size(columns: 3, rows: 1)))
  }

  private struct Drawing: Equatable {
    var lines: [String]
    var cursor: [Int]

    init(lines: [String], cursor: [Int]) {
      self.lines = lines.map { line in
        line.last == " " ? String(line.dropLast()) : line
      }
      self.cursor = cursor
    }
  }

  private func drawn(_ area: TextArea, rows: Int) -> Drawing {
    var canvas = Canvas(size: Size(columns: 8, rows: rows))
    area.draw(on: &canvas, row: 0, column: 0, size: canvas.size)
    return Drawing(
      lines: canvas.lines,
      cursor: canvas.cursor.map { [$0.row, $0.column] } ?? []
    )
  }
}
