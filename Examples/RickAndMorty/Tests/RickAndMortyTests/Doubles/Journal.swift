import Synchronization

/// Notes who was called with what, in the order it happened, from any thread.
final class Journal: Sendable {
  private let notes = Mutex<[String]>([])

  /// The notes so far.
  var lines: [String] { notes.withLock { $0 } }

  /// Adds a note.
  func note(_ line: String) { notes.withLock { $0.append(line) } }
}
