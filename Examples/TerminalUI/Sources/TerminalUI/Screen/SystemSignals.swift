import Foundation

/// The signals that a terminal program lives with.
///
/// They are received through Dispatch and not by handlers: with an asynchronous `main` the main
/// actor runs on any thread, and a handler may do next to nothing.
final class SystemSignals {
  /// What is done about a signal, on a thread of Dispatch's.
  struct Responses: Sendable {
    /// Called when the window has changed.
    var resized: @Sendable () -> Void
    /// Called with the signal that asks the program to end, once.
    var ending: @Sendable (Int32) -> Void
  }

  /// The signals that ask the program to end.
  static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  /// The signals that end a program which has made a mistake.
  static let crashing = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]

  private let sources: [any DispatchSourceSignal]

  /// Begins to receive the signals.
  init(_ responses: Responses) {
    let queue = DispatchQueue(label: "terminal signals")
    let resizing = DispatchSource.makeSignalSource(signal: SIGWINCH, queue: queue)
    resizing.setEventHandler { responses.resized() }
    let count = EndingCount()
    sources =
      [resizing]
      + Self.ending.map { number in
        _ = signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
        source.setEventHandler {
          if count.isFirst() {
            responses.ending(number)
          } else {
            // The main actor has not reacted to the first one: it hangs.
            Curses.restore()
            Self.end(by: number)
          }
        }
        return source
      }
    for source in sources { source.resume() }
  }

  /// Lets the signals have the effect again that they have by themselves.
  func stop() {
    for source in sources { source.cancel() }
    for number in Self.ending { _ = signal(number, SIG_DFL) }
  }

  /// Gives the terminal back before the process dies of a mistake or calls `exit`.
  static func restoreTerminalOnCrash() {
    for number in crashing {
      _ = signal(number) { number in
        Curses.restore()
        // The handler returns to the failing instruction, which now ends the process.
        _ = signal(number, SIG_DFL)
        if number == SIGABRT { raise(number) }
      }
    }
    atexit { Curses.restore() }
  }

  /// Ends the process by a signal, as if nobody had waited for it.
  ///
  /// Everything marked `unsafe` here is a C call that fills a set of this function's own.
  static func end(by number: Int32) {
    _ = signal(number, SIG_DFL)
    var only = sigset_t()
    unsafe sigemptyset(&only)
    unsafe sigaddset(&only, number)
    unsafe pthread_sigmask(SIG_UNBLOCK, &only, nil)
    raise(number)
  }
}
