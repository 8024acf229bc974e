/// The text of a piece, as `swift format` leaves it.
enum PieceText {
  /// Returns the text with lines that are too long broken, and without a line break at its end.
  static func text(_ source: SourceText) -> String {
    SwiftText.tidied(source.text).flatMap(LineBreaker.broken).joined(separator: "\n")
  }

  /// Returns the text of a type's member, not indented: it is broken for the place where it will stand.
  static func member(_ source: SourceText) -> String {
    SwiftText.tidied(source.text)
      .flatMap { LineBreaker.broken($0.isEmpty ? "" : "  " + $0) }
      .map { String($0.dropFirst(2)) }
      .joined(separator: "\n")
  }
}
