public import Foundation

/// Why a program could not be driven through tmux.
public enum TmuxFailure: Error, Hashable, Sendable {
  /// The program `tmux` is not installed.
  case notInstalled
  /// A call of tmux failed; its arguments and what it said.
  case refused(arguments: [String], message: String)
  /// A text did not appear in time; the screen as it stood at the end.
  case notShown(text: String, screen: String)
  /// The program did not end in time; the screen as it stood at the end.
  case stillRunning(screen: String)
}

extension TmuxFailure: LocalizedError {
  /// What went wrong, with the screen where that helps.
  public var errorDescription: String? {
    switch self {
    case .notInstalled:
      "tmux is not installed: 'apt-get install tmux' or 'brew install tmux'"
    case .refused(let arguments, let message):
      "'tmux \(arguments.joined(separator: " "))' failed: \(message)"
    case .notShown(let text, let screen):
      "'\(text)' did not appear; the screen:\n\(screen)"
    case .stillRunning(let screen):
      "the program did not end; the screen:\n\(screen)"
    }
  }
}
