import Foundation

#if !canImport(UIKit)
import TerminalUI
#endif

/// Why something could not be written.
enum ConsoleFailure: Error, Hashable, Sendable {
  /// The output took nothing: a full disk, a closed file.
  case outputRefused
}

/// Where commands write to.
@MainActor
protocol Console {
  /// Whether a person sits before it.
  var isInteractive: Bool { get }

  /// Writes what was asked for, as a line of its own.
  func write(_ text: String) throws(ConsoleFailure)

  /// Writes what went wrong, as a line of its own.
  func complain(_ text: String)
}

#if !canImport(UIKit)
/// The process's own output and error output.
struct StandardConsole: Console {
  /// Whether both input and output are a terminal.
  var isInteractive: Bool { Terminal.isInteractive }

  /// Writes to the output.
  func write(_ text: String) throws(ConsoleFailure) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data("\(text)\n".utf8))
    } catch {
      throw .outputRefused
    }
  }

  /// Writes to the error output; when that is closed too, the exit status has to say it all.
  func complain(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(text)\n".utf8))
  }
}
#endif
