public import Foundation

/// Why a terminal could not be opened.
public enum TerminalFailure: Error, Hashable, Sendable {
  /// Input or output is a file, a pipe or closed.
  case notInteractive
  /// The environment has no `TERM`.
  case noTerminalType
  /// The terminal database has no entry of this name.
  case unknownTerminal(String)
  /// The terminal of this name cannot place its cursor, so nothing can be drawn on it.
  case cannotDraw(String)
  /// The system refused what waiting for keys needs; the text is its reason.
  case cannotWait(String)
}

extension TerminalFailure: LocalizedError {
  /// What went wrong and what to do about it, as one sentence.
  public var errorDescription: String? {
    switch self {
    case .notInteractive:
      "input and output are not a terminal: run the program in a terminal window"
    case .noTerminalType:
      "the environment variable TERM is not set: set it to the kind of your terminal, "
        + "for example 'export TERM=xterm-256color'"
    case .unknownTerminal(let name):
      "the terminal type '\(name)' is unknown: set TERM to one that 'toe -a' lists, "
        + "for example 'export TERM=xterm-256color'"
    case .cannotDraw(let name):
      "the terminal type '\(name)' cannot place its cursor: set TERM to another type, "
        + "for example 'export TERM=xterm-256color'"
    case .cannotWait(let reason):
      "waiting for keys is not possible: \(reason)"
    }
  }
}
