/// The little Markdown that texts of rules use, as a terminal shows it.
enum MarkdownText {
  /// Returns the lines without fences, without marks of links, and without blank lines at fences.
  static func lines(of markdown: String) -> [String] {
    var lines: [String] = []
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false)
    where !line.hasPrefix("```") {
      lines.append(withoutLinks(line))
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// `[rule](rule.md)` becomes `rule`.
  private static func withoutLinks(_ line: Substring) -> String {
    var text = ""
    var rest = line
    while let open = rest.firstIndex(of: "["), let middle = rest[open...].firstIndex(of: "]") {
      let after = rest.index(after: middle)
      guard rest[after...].hasPrefix("("), rest[after...].contains(".md)"),
        let close = rest[after...].firstIndex(of: ")")
      else {
        text += rest[...open]
        rest = rest[rest.index(after: open)...]
        continue
      }
      text += rest[..<open] + rest[rest.index(after: open)..<middle]
      rest = rest[rest.index(after: close)...]
    }
    return text + rest
  }
}
