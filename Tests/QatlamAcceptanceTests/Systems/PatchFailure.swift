/// Why a patch cannot be read or made.
enum PatchFailure: Error, Hashable, Sendable {
  /// A line begins with none of the signs.
  case unreadable(line: String)
  /// There is no such file.
  case noFile(String)
  /// The lines that stay and go do not stand in the file exactly once; the first of them.
  case notOnce(path: String, line: String, times: Int)
}
