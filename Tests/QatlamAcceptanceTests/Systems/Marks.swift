/// A line's text, with the findings that are marked in it.
struct Marks: Sendable {
  private let words: [Substring]
  private let file: String
  private let line: Int

  /// Takes the text of a line, or what stands behind a path.
  init(text: Substring, file: String, line: Int) {
    words = text.split(separator: " ")
    self.file = file
    self.line = line
  }

  /// Returns what is marked by a sign with a rule and a target behind it; several may follow each other.
  func findings(after sign: Substring) -> [MarkedFinding] {
    words.indices.dropLast(2).filter { words[$0] == sign }.map { place in
      MarkedFinding(
        rule: String(words[place + 1]),
        file: file,
        line: line,
        target: String(words[place + 2])
      )
    }
  }
}
