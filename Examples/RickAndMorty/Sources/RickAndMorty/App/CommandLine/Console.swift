import Foundation

#if !canImport(UIKit)
import TerminalUI
#endif

/// Where commands write to.
@MainActor
protocol Console {
  /// Whether a person sits before it.
  var isInteractive: Bool { get }

  /// Writes what was asked for, as a line of its own.
  func write(_ text: String)

  /// Writes what went wrong, as a line of its own.
  func complain(_ text: String)
}

#if !canImport(UIKit)
/// The process's own output and error output.
struct StandardConsole: Console {
  /// Whether both input and output are a terminal.
  var isInteractive: Bool { Terminal.isInteractive }

  /// Writes to the output; a reader that has gone away is no failure.
  func write(_ text: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data("\(text)\n".utf8))
  }

  /// Writes to the error output.
  func complain(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(text)\n".utf8))
  }
}
#endif
