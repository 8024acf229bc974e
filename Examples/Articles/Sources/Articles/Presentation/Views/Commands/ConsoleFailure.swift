/// Why a text could not be read.
enum ConsoleFailure: Error, Hashable, Sendable {
  /// The file is missing or may not be read.
  case unreadable(path: String)
  /// The bytes are no UTF-8 text; the path is `-` for the input.
  case notText(path: String)
  /// The input ended before anything came.
  case noInput
}
