/// The text of a piece, as `swift format` leaves it.
enum PieceText {
  /// Returns the text with lines that are too long broken, and without a line break at its end.
  static func text(_ source: SourceText) -> String {
    SwiftText.tidied(source.text).flatMap(LineBreaker.broken).joined(separator: "\n")
  }
}
