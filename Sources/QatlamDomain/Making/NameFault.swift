/// Why something cannot be called so.
package enum NameFault: Error, Hashable, Sendable {
  /// It has no letters, or begins with none.
  case noName(String)
  /// It holds a character that no name may hold, such as `/`, `.` or a control character.
  case character(Character, in: String)
  /// It is more than can be read, or than file systems take.
  case tooLong(String, limit: Int)
  /// Swift keeps it for itself.
  case keyword(String)
  /// A type of the language or of its library is called so, and code that means that one would no longer build.
  case reserved(String)
}
