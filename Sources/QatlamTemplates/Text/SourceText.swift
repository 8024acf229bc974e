/// Source that is composed of pieces: what is put into an indented place is indented itself.
///
/// A line that would hold nothing but an empty piece is left out.
struct SourceText: ExpressibleByStringInterpolation, Hashable, Sendable {
  /// Stands for an empty piece until the file is whole.
  static let nothing = "\u{0}"

  /// The source so far; lines are not broken yet.
  var text: String

  /// Takes a text as it is.
  init(_ text: String) { self.text = text }

  /// Takes lines, one below the other.
  init(_ lines: [String]) { text = lines.joined(separator: "\n") }

  /// Takes a literal as it is.
  init(stringLiteral value: String) { text = value }

  /// Takes a literal with its pieces in place.
  init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// No source at all.
  static let none = SourceText("")

  /// Puts pieces into their places.
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    /// Begins an empty text.
    init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds a part of the literal.
    mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds a word or an expression.
    mutating func appendInterpolation(_ word: String) { text += word }

    /// Adds source of its own; its lines are indented as deep as the place is.
    mutating func appendInterpolation(_ piece: SourceText) {
      guard !piece.text.isEmpty else {
        text += SourceText.nothing
        return
      }
      let start = text.lastIndex(of: "\n").map { text.index(after: $0) } ?? text.startIndex
      let indent = text[start...].prefix { $0 == " " }
      text +=
        piece.text.split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: "\n" + indent)
    }

    /// Adds lines; they are indented as deep as the place is.
    mutating func appendInterpolation(_ lines: [String]) {
      appendInterpolation(SourceText(lines))
    }
  }
}
