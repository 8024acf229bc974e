/// How the program ends, as the caller sees it.
enum ExitStatus: Int32, Hashable, Sendable {
  /// It did what was asked.
  case done = 0
  /// It was asked for something that cannot be done.
  case misuse = 2
  /// A server, a file or the terminal failed.
  case failure = 3
}
