/// Keeps values in the order they come, and lets a test wait for them.
@MainActor
final class Recorder<Value: Sendable> {
  private(set) var values: [Value] = []
  private let arrivals: AsyncStream<Void>
  private let arrival: AsyncStream<Void>.Continuation

  init() {
    (arrivals, arrival) = AsyncStream.makeStream()
  }

  func record(_ value: Value) {
    values.append(value)
    arrival.yield()
  }

  /// Waits until so many values are there; a cancelled test gets those that are.
  func first(_ count: Int) async -> [Value] {
    if values.count >= count { return values }
    for await _ in arrivals where values.count >= count { break }
    return values
  }
}
