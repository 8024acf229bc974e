import Synchronization

/// Carries a signal that asks the program to end to the terminal, and then lets it take effect.
final class EndingSignal: Sendable {
  private struct Target {
    weak var terminal: Terminal?
  }

  private let target = Mutex(Target())

  /// The terminal to give back first.
  @MainActor var terminal: Terminal? {
    get { target.withLock(\.terminal) }
    set { target.withLock { $0.terminal = newValue } }
  }

  /// Closes the terminal on the main actor and ends the process by the signal.
  func arrived(_ number: Int32) {
    Task { @MainActor in
      terminal?.close()
      SystemSignals.end(by: number)
    }
  }
}
