/// The types that a file declares at its top level, read off its text.
///
/// It is meant for text that templates have written: declarations begin at a line's beginning, and nothing else does.
enum TopLevelTypes {
  private static let words = ["struct", "class", "enum", "protocol", "actor", "typealias"]

  /// Returns the names, in the order of the text.
  static func names(in text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      guard line.first != " ", line.first != "/" else { return nil }
      let parts = line.split { !($0.isLetter || $0.isNumber || $0 == "@") }
      guard let word = parts.firstIndex(where: { words.contains(String($0)) }), word < 3,
        word + 1 < parts.count
      else { return nil }
      return String(parts[word + 1])
    }
  }
}
