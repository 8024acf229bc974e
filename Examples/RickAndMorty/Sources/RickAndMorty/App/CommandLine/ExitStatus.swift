/// What the shell learns of a run.
enum ExitStatus: Int32, Hashable, Sendable {
  /// It was done.
  case done = 0
  /// The command line was not understood.
  case misuse = 2
  /// The world failed: network, server, terminal.
  case failed = 3
}
