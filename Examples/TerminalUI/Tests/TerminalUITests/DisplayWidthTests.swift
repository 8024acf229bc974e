import TerminalUI
import Testing

@Suite struct `The display width of a text` {
  @Test(arguments: [
    ("", 0),
    ("maqola", 6),
    ("e\u{301}", 1),
    ("o‘zbek", 6),
    ("日本語", 6),
    ("ｶﾞ", 2),
    ("한국", 4),
    ("\u{1112}\u{1161}\u{11AB}", 2),
    ("👍", 2),
    ("👍🏽", 2),
    ("👨‍👩‍👧‍👦", 2),
    ("🏳️‍🌈", 2),
    ("🇺🇿", 2),
    ("❤️", 2),
    ("❤", 1),
    ("❤\u{FE0E}", 1),
    ("1️⃣", 2),
    ("#1", 2),
    ("שלום", 4),
    ("مرحبا", 5),
    ("قِ", 1),
    ("a\u{200F}b", 2),
    ("a\u{200B}b", 2),
    ("\u{FEFF}a", 1),
    ("नमस्ते", 4),
    ("สวัสดี", 4),
    ("a\tb", 3),
    ("a\r\nb", 3),
    ("\u{1B}[31m", 5),
    ("\u{202E}abc", 4),
    ("½ € … ·", 7),
    ("𝒳", 1),
    ("𠮷", 2),
  ])
  func `is counted in columns`(text: String, columns: Int) {
    #expect(DisplayWidth.columns(of: text) == columns)
  }

  @Test(arguments: [
    ("maqola", 6, "maqola"),
    ("maqola", 7, "maqola"),
    ("maqola", 5, "maqo…"),
    ("maqola", 1, "…"),
    ("maqola", 0, ""),
    ("maqola", -1, ""),
    ("", 0, ""),
    ("日本語", 6, "日本語"),
    ("日本語", 5, "日本…"),
    ("日本語", 4, "日…"),
    ("👨‍👩‍👧👨‍👩‍👧", 3, "👨‍👩‍👧…"),
    ("ne\u{301}e\u{301}", 2, "n…"),
    ("שלום", 3, "של…"),
  ])
  func `is what a text is cut by, at whole characters`(
    text: String,
    columns: Int,
    expected: String
  ) {
    #expect(DisplayWidth.prefix(of: text, columns: columns) == expected)
  }

  @Test(arguments: [
    ("", 10, [""]),
    ("one two three", 7, ["one two", "three"]),
    ("one two three", 8, ["one two", "three"]),
    ("one two three", 5, ["one", "two", "three"]),
    ("one\ntwo\n\nthree\n", 20, ["one", "two", "", "three", ""]),
    ("one\r\ntwo", 20, ["one", "two"]),
    ("abcdefgh", 3, ["abc", "def", "gh"]),
    ("ab cdefgh", 3, ["ab", "cde", "fgh"]),
    ("日本語の文", 5, ["日本", "語の", "文"]),
    ("日本", 1, ["日", "本"]),
    ("  two  blanks", 9, ["  two", "blanks"]),
    ("a\tb", 9, ["a b"]),
    ("ab ", 2, ["ab "]),
    ("xyz", 0, ["x", "y", "z"]),
  ])
  func `is what a text is wrapped by, at spaces`(text: String, columns: Int, expected: [String]) {
    #expect(DisplayWidth.wrapped(text, columns: columns) == expected)
  }

  @Test(arguments: 1...30)
  func `never exceeds the columns that a text was wrapped to`(columns: Int) {
    let text = "Qatlam bu qavat: 日本語 va emoji 👨‍👩‍👧 uzunsoʻzlarningengichidauzunisiyaʼni shu"
    let rows = DisplayWidth.wrapped(text, columns: columns)
    let widest = rows.map(DisplayWidth.columns).max() ?? 0
    #expect(widest <= max(2, columns))
    let letters = rows.joined().filter { $0 != " " }
    #expect(letters == text.filter { $0 != " " })
  }
}
