/// Texts made harmless for a terminal that shows them as they are.
enum PlainText {
  /// Returns one line: control characters, which could move the cursor, become `·`.
  static func line(_ text: String) -> String {
    visible(text, keeping: [])
  }

  /// Returns a text whose line breaks and tabs stay.
  static func block(_ text: String) -> String {
    visible(text, keeping: ["\n", "\t"])
  }

  private static func visible(_ text: String, keeping kept: Set<Unicode.Scalar>) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.replacing("\r\n", with: "\n").unicodeScalars {
      let isControl = scalar.properties.generalCategory == .control
      result.append(isControl && !kept.contains(scalar) ? "·" : scalar)
    }
    return String(result)
  }
}
