/// Swift source as `swift format` leaves it.
enum SwiftText {
  /// Returns a file's text: lines that are too long are broken, and a line break ends it.
  static func file(_ source: SourceText) -> String {
    tidied(source.text).flatMap(LineBreaker.broken).joined(separator: "\n") + "\n"
  }

  /// Leaves out lines of empty pieces, and blank lines that then stand where none belongs.
  static func tidied(_ text: String) -> [String] {
    var lines: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.contains(SourceText.nothing) {
        let rest = String(line.filter { String($0) != SourceText.nothing })
        if !rest.allSatisfy({ $0 == " " }) { lines.append(rest) }
        continue
      }
      let isBlank = line.allSatisfy { $0 == " " }
      let last = lines.last ?? ""
      if isBlank, last.isEmpty || last.hasSuffix("{") { continue }
      if line.drop(while: { $0 == " " }).hasPrefix("}"), last.isEmpty { lines.removeLast() }
      lines.append(isBlank ? "" : String(line))
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
