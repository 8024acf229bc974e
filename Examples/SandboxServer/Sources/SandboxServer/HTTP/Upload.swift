import Foundation
import Synchronization

/// A request on its way in: its target, and as much of its body as has arrived.
final class Upload: Sendable {
  private struct State {
    var body = Data()
    var isAnnounced = false
    var isTooLarge = false
  }

  /// The most bytes that a body may have: one mebibyte.
  static let limit = 1 << 20

  /// The path and query as they were sent.
  let target: String
  private let state = Mutex(State())

  /// Begins a request.
  init(target: String) {
    self.target = target
  }

  /// Whether this is the first time that is asked: the headers are there, the body is not.
  func isFirstCall() -> Bool {
    state.withLock { state in
      defer { state.isAnnounced = true }
      return !state.isAnnounced
    }
  }

  /// Takes a piece of the body; what goes over the limit is dropped.
  func append(_ piece: Data) {
    state.withLock { state in
      guard state.body.count + piece.count <= Self.limit else {
        state.isTooLarge = true
        state.body = Data()
        return
      }
      if !state.isTooLarge { state.body.append(piece) }
    }
  }

  /// The whole body, or `nil` when it was too large.
  var body: Data? {
    state.withLock { $0.isTooLarge ? nil : $0.body }
  }
}
