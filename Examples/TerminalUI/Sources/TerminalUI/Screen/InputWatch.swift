import Foundation
import Synchronization

/// A thread that only waits for keys to be readable, and whoever awaits that.
///
/// It reads no key: whoever awaits `change()` is woken and reads on the main actor, so ncurses is
/// used by one thread at a time.
final class InputWatch: Sendable {
  /// What was seen and nobody has asked for yet.
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

  /// Opens the way to the thread; `start` begins to wait.
  init() throws(TerminalFailure) {
    guard let orders = SystemTerminal.makePipe() else {
      throw .cannotWait(SystemTerminal.reason)
    }
    self.orders = orders
  }

  /// Starts the thread; call it once.
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

  /// Takes note that the window has changed.
  func noticeResize() {
    wake { $0.isResized = true }
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
    while true {
      let keys = isWatchingKeys ? [STDIN_FILENO] : []
      let happened = SystemTerminal.wait(for: [orders.reading] + keys)
      if isWatchingKeys, happened[1] != 0 {
        isWatchingKeys = false
        let isOver = Int32(happened[1]) & (POLLHUP | POLLERR | POLLNVAL) != 0
        wake { $0.isEnded = $0.isEnded || isOver }
      }
      guard happened[0] != 0 else { continue }
      guard SystemTerminal.receive(from: orders.reading) == Order.watchKeys else { break }
      isWatchingKeys = true
    }
    wake { $0.isEnded = true }
    for descriptor in [orders.reading, orders.writing] { close(descriptor) }
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
