import Synchronization

/// Tells the first request to end from the ones after it.
final class EndingCount: Sendable {
  private let wasAsked = Mutex(false)

  /// Whether nobody has asked before.
  func isFirst() -> Bool {
    wasAsked.withLock { wasAsked in
      defer { wasAsked = true }
      return !wasAsked
    }
  }
}
