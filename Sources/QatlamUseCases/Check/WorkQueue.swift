/// Hands out the numbers `0 ..< count`, each once, to whoever asks next.
package actor WorkQueue {
  private var next = 0
  private let count: Int

  /// Creates a queue of so many numbers.
  package init(count: Int) { self.count = count }

  /// Takes the next number, or `nil` when there is none left.
  package func take() -> Int? {
    guard next < count else { return nil }
    defer { next += 1 }
    return next
  }
}
