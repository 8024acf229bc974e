import Foundation
import Synchronization

/// A thread that only waits: for keys to be readable, for the window to change, for the end.
///
/// It reads no key. Whoever awaits `change()` is woken and reads on the main actor, so ncurses is
/// used by one thread alone.
final class InputWatch: Sendable {
  /// What the thread has seen and nobody has asked for yet.
  private struct State {
    var waiting: AsyncStream<Void>.Continuation?
    var isResized = false
    var isEnded = false
  }

  private enum Order {
    static let watchKeys: UInt8 = 1
    static let stop: UInt8 = 2
  }

  private let state = Mutex(State())
  private let orders: (reading: Int32, writing: Int32)
  private let signals: Int32
  private let onEnding: @Sendable (Int32) -> Void

  /// Opens what is waited for; `start` begins to wait.
  ///
  /// - Parameter onEnding: Called, on the watching thread, with the signal that asks to end.
  /// - Throws: `TerminalFailure.cannotWait` when the system has no descriptor to spare.
  init(onEnding: @escaping @Sendable (Int32) -> Void) throws(TerminalFailure) {
    signals = SystemSignals.open()
    guard signals >= 0 else { throw .cannotWait(SystemTerminal.reason) }
    guard let orders = SystemTerminal.makePipe() else {
      let reason = SystemTerminal.reason
      close(signals)
      throw .cannotWait(reason)
    }
    self.orders = orders
    self.onEnding = onEnding
  }

  /// Starts the thread; call it once, after the signals were blocked.
  func start() {
    let thread = Thread { self.run() }
    thread.name = "terminal input"
    thread.start()
  }

  /// Ends the thread; nothing may be asked of the watch afterwards.
  func stop() {
    SystemTerminal.send(Order.stop, to: orders.writing)
  }

  /// Returns once keys are readable, the window has changed or the input has ended.
  ///
  /// It returns early when the calling task is cancelled.
  func change() async {
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    let isKnown = state.withLock { state in
      state.waiting = continuation
      return state.isResized || state.isEnded
    }
    if isKnown { return }
    SystemTerminal.send(Order.watchKeys, to: orders.writing)
    for await _ in stream {}
  }

  /// Whether the window has changed since this was asked last.
  func takeResize() -> Bool {
    state.withLock { state in
      defer { state.isResized = false }
      return state.isResized
    }
  }

  /// Whether no key will ever come again.
  var isEnded: Bool {
    state.withLock(\.isEnded)
  }

  private func run() {
    var isWatchingKeys = false
    var wasAskedToEnd = false
    while true {
      let keys = isWatchingKeys ? [STDIN_FILENO] : []
      let happened = SystemTerminal.wait(for: [orders.reading, signals] + keys)
      if happened[1] != 0 { takeSignals(&wasAskedToEnd) }
      if isWatchingKeys, happened[2] != 0 {
        isWatchingKeys = false
        wake { $0.isEnded = $0.isEnded || Int32(happened[2]) & (POLLHUP | POLLERR | POLLNVAL) != 0 }
      }
      guard happened[0] != 0 else { continue }
      guard SystemTerminal.receive(from: orders.reading) == Order.watchKeys else { break }
      isWatchingKeys = true
    }
    wake { $0.isEnded = true }
    for descriptor in [orders.reading, orders.writing, signals] { close(descriptor) }
  }

  private func takeSignals(_ wasAskedToEnd: inout Bool) {
    while let number = SystemSignals.next(from: signals) {
      guard number != SIGWINCH else {
        wake { $0.isResized = true }
        continue
      }
      if wasAskedToEnd {
        // The main actor has not reacted to the first one: it hangs.
        Curses.restore()
        SystemSignals.end(by: number)
      }
      wasAskedToEnd = true
      onEnding(number)
    }
  }

  private func wake(_ change: (inout State) -> Void) {
    let waiting = state.withLock { state in
      change(&state)
      defer { state.waiting = nil }
      return state.waiting
    }
    waiting?.finish()
  }
}
