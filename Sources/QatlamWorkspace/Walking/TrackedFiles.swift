import Synchronization

/// What Git tracks around a folder; read when somebody asks for the first time.
final class TrackedFiles: Sendable {
  private enum State: Sendable {
    case unread
    case read(GitIndex?)
  }

  private let root: [UInt8]
  private let state = Mutex(State.unread)

  /// Creates what is tracked around a folder; nothing is read yet.
  init(around root: [UInt8]) { self.root = root }

  /// Whether Git tracks a file, or something in a folder; paths are relative to the folder.
  func contains(_ path: [UInt8], isFolder: Bool) -> Bool {
    index?.tracks(path, isFolder: isFolder) ?? false
  }

  private var index: GitIndex? {
    state.withLock { state in
      if case .read(let index) = state { return index }
      let index = GitIndex(around: root)
      state = .read(index)
      return index
    }
  }
}
