/// The standard streams of the process.
package struct Terminal: Sendable {
  /// Where text goes.
  package enum Stream: Int32, Sendable {
    /// For results.
    case output = 1
    /// For complaints and progress.
    case error = 2
  }

  /// Takes over the streams: a reader that has gone away is no reason to die.
  package init() { SystemCalls.letWritingFail() }

  /// Whether a person looks at a stream, through a terminal that knows control sequences.
  package func isInteractive(_ stream: Stream) -> Bool {
    SystemCalls.isTerminal(stream.rawValue) && SystemCalls.environment("TERM") != "dumb"
  }

  /// Whether a machine is at work that says so (`CI`), and no person.
  package var isAutomated: Bool {
    let mark = SystemCalls.environment("CI") ?? ""
    return !mark.isEmpty && mark != "false" && mark != "0"
  }

  /// Whether colours are welcome where nothing was asked for: on a terminal, without `NO_COLOR`.
  package func welcomesColor(_ stream: Stream) -> Bool {
    let refusal = SystemCalls.environment("NO_COLOR") ?? ""
    return refusal.isEmpty && isInteractive(stream)
  }

  /// Writes bytes at once.
  ///
  /// - Returns: Whether somebody still reads; a closed pipe is no failure.
  /// - Throws: `WriteFailure` where the stream takes no more, as on a full disk.
  @discardableResult
  package func write(_ bytes: [UInt8], to stream: Stream) throws(WriteFailure) -> Bool {
    do throws(SystemFailure) {
      try SystemCalls.write(bytes, to: stream.rawValue)
      return true
    } catch {
      if case .system(.brokenPipe, _) = error { return false }
      throw WriteFailure(
        path: stream == .output ? "standard output" : "standard error",
        reason: error.reason
      )
    }
  }
}
