/// What a place in a table holds.
enum SQLiteValue: Hashable, Sendable {
  /// A whole number.
  case integer(Int64)
  /// A text of any characters, U+0000 too.
  case text(String)
}
