/// A value of a column, or for a place in a statement.
enum SQLValue: Hashable, Sendable {
  /// Nothing.
  case null
  /// A whole number.
  case integer(Int)
  /// A text in UTF-8.
  case text(String)

  /// The number, or `nil` for anything else.
  var integer: Int? {
    if case .integer(let value) = self { value } else { nil }
  }

  /// The text, or `nil` for anything else.
  var text: String? {
    if case .text(let value) = self { value } else { nil }
  }

  /// A text, or null.
  static func optional(_ text: String?) -> SQLValue {
    text.map { .text($0) } ?? .null
  }
}
