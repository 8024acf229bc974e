/// Work on a list, cut into pieces that run on all cores and come back in order.
struct Chunks: Sendable {
  private let ranges: [Range<Int>]

  /// Cuts a list of that many elements into a few dozen pieces.
  init(count: Int) {
    let size = max(1, (count + 31) / 32)
    ranges = stride(from: 0, to: count, by: size).map { $0..<min($0 + size, count) }
  }

  /// Returns the results of all pieces, in order.
  func map<Result: Sendable>(
    _ work: @escaping @Sendable (Range<Int>) -> Result
  ) async -> [Result] {
    await withTaskGroup(of: (Int, Result).self) { group in
      for (index, range) in ranges.enumerated() {
        group.addTask { (index, work(range)) }
      }
      var results: [(Int, Result)] = []
      for await result in group { results.append(result) }
      return results.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }
}
