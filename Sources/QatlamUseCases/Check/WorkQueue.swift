import Synchronization

/// Hands out the numbers `0 ..< count`, each once, to whoever asks next.
package final class WorkQueue: Sendable {
  private let next = Atomic<Int>(0)
  private let count: Int

  /// Creates a queue of so many numbers.
  package init(count: Int) { self.count = count }

  /// Takes the next number, or `nil` when there is none left.
  package func take() -> Int? {
    let number = next.wrappingAdd(1, ordering: .relaxed).oldValue
    return number < count ? number : nil
  }
}
