import TerminalUI
import Testing

@Suite struct `A text field` {
  /// What is left after some keys, with the cursor shown as a bar.
  private func text(_ start: String, limit: Int = .max, keys: [Key]) -> String {
    var field = TextField(text: start, limit: limit)
    for key in keys { _ = field.handle(key) }
    return String(field.text.prefix(field.cursor)) + "|" + field.text.dropFirst(field.cursor)
  }

  @Test(
    arguments: [
      ("ab", [.character("c")], "abc|"),
      ("ab", [.left, .character("c")], "ac|b"),
      ("ab", [.home, .left, .character("c")], "c|ab"),
      ("ab", [.right], "ab|"),
      ("ab", [.home, .end], "ab|"),
      ("ab", [.backspace], "a|"),
      ("ab", [.home, .backspace], "|ab"),
      ("ab", [.home, .delete], "|b"),
      ("ab", [.delete], "ab|"),
      ("", [.backspace, .delete, .left, .control("w")], "|"),
      ("one two", [.control("w")], "one |"),
      ("one two  ", [.control("w")], "one |"),
      ("one two", [.control("w"), .control("w")], "|"),
      ("one two", [.control("a"), .right, .control("k")], "o|"),
      ("one two", [.left, .control("u")], "|o"),
      ("one", [.control("a"), .control("e")], "one|"),
      ("e", [.character("\u{301}"), .character("x")], "e\u{301}x|"),
      ("👨‍👩‍👧x", [.left, .backspace], "|x"),
      ("", [.character("🇺"), .character("🇿")], "🇺🇿|"),
      ("שלום", [.backspace], "שלו|"),
      ("ab", [.home, .character("日")], "日|ab"),
    ] as [(String, [Key], String)]
  )
  func `edits at its cursor, by whole characters`(start: String, keys: [Key], expected: String) {
    #expect(text(start, keys: keys) == expected)
  }

  @Test func `takes no more characters than its limit`() {
    #expect(text("", limit: 2, keys: [.character("a"), .character("b"), .character("c")]) == "ab|")
    #expect(text("abc", limit: 2, keys: [.character("d")]) == "abc|")
    #expect(text("abc", limit: 2, keys: [.backspace, .backspace, .character("d")]) == "ad|")
    #expect(text("e", limit: 1, keys: [.character("\u{301}")]) == "e\u{301}|")
  }

  @Test(arguments: [
    Key.enter, .escape, .tab, .backTab, .up, .down, .pageUp, .resize, .control("c"),
  ])
  func `leaves other keys to the screen`(key: Key) {
    var field = TextField(text: "ab", limit: 5)
    let taken = field.handle(key)
    #expect(!taken)
    #expect(field == TextField(text: "ab", limit: 5))
  }

  @Test func `keeps one line and a cursor within the text`() {
    var field = TextField(text: "one\ntwo\r\nthree", limit: 50)
    #expect(field.text == "one two three")
    field.text = "x\ny"
    #expect(field.text == "x y")
    #expect(field.cursor == 3)
    field.cursor = 99
    #expect(field.cursor == 3)
    field.cursor = -1
    #expect(field.cursor == 0)
  }

  @Test func `shows the part around its cursor`() {
    var field = TextField(text: "abcdefgh", limit: 50)
    #expect(drawn(field) == ["   efgh ", Position(row: 0, column: 7).description])
    field.cursor = 2
    #expect(drawn(field) == ["   abcde", Position(row: 0, column: 5).description])
  }

  @Test func `hides a password`() {
    var field = TextField(text: "sirli", limit: 50)
    field.isSecure = true
    field.cursor = 2
    #expect(drawn(field) == ["   •••••", Position(row: 0, column: 5).description])
  }

  @Test func `leaves the cursor alone without the focus`() {
    var canvas = Canvas(size: Size(columns: 8, rows: 1))
    TextField(text: "ab").draw(on: &canvas, row: 0, column: 0, width: 4, isFocused: false)
    #expect(canvas.cursor == nil)
    TextField(text: "ab").draw(on: &canvas, row: 0, column: 0, width: 0)
    #expect(canvas.cursor == nil)
    #expect(canvas.lines == ["ab"])
  }

  private func drawn(_ field: TextField) -> [String] {
    var canvas = Canvas(size: Size(columns: 8, rows: 1))
    field.draw(on: &canvas, row: 0, column: 3, width: 5)
    let line = canvas.lines[0]
    let padded = line + String(repeating: " ", count: 8 - DisplayWidth.columns(of: line))
    return [padded, canvas.cursor?.description ?? "none"]
  }
}

extension Position {
  fileprivate var description: String { "\(row),\(column)" }
}
