/// The text of a piece, as `swift format` leaves it.
enum PieceText {
  /// Returns the text with lines that are too long broken, and without a line break at its end.
  ///
  /// It is not indented; `depth` is how many blanks will stand before it where it is put.
  static func text(_ source: SourceText, depth: Int = 0) -> String {
    let margin = String(repeating: " ", count: depth)
    return SwiftText.tidied(source.text)
      .flatMap { LineBreaker.broken($0.isEmpty ? "" : margin + $0) }
      .map { String($0.dropFirst(depth)) }
      .joined(separator: "\n")
  }

  /// Returns the text of a type's member, not indented.
  static func member(_ source: SourceText) -> String { text(source, depth: 2) }
}
