import Dispatch

/// A wait that ends early when the server stops.
final class Pause: Sendable {
  private let ending = DispatchSemaphore(value: 0)

  /// Waits, or returns at once when the server has stopped.
  func wait(milliseconds: Int) {
    guard milliseconds > 0 else { return }
    if ending.wait(timeout: .now() + .milliseconds(milliseconds)) == .success {
      // Pass the end on to the next one who waits.
      ending.signal()
    }
  }

  /// Ends every wait, now and from now on.
  func end() {
    ending.signal()
  }
}
