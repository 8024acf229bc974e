import Dispatch
import Foundation

/// The signals that ask the program to end, as something to wait for.
final class EndingSignals {
  private let sources: [any DispatchSourceSignal]
  private let stream: AsyncStream<Void>

  /// Begins to receive the signals.
  init() {
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    self.stream = stream
    sources = [SIGINT, SIGTERM].map { number in
      _ = signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { continuation.yield() }
      source.resume()
      return source
    }
  }

  /// Returns when the first signal has come.
  func first() async {
    for await _ in stream { return }
  }
}
