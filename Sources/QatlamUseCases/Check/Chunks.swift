/// Work on a list, cut into pieces that run on all cores and come back in order.
struct Chunks: Sendable {
  private let ranges: [Range<Int>]
  /// The order in which the pieces are begun.
  private let order: [Int]

  /// Cuts a list of that many elements into a few dozen pieces.
  init(count: Int) {
    let size = max(1, (count + 31) / 32)
    ranges = stride(from: 0, to: count, by: size).map { $0..<min($0 + size, count) }
    order = Array(ranges.indices)
  }

  /// Cuts a list into a few dozen pieces of about the same weight; the heaviest is begun first.
  ///
  /// One element may be heavier than a piece should be; no core is to be left alone with it at the end.
  init(weights: [Int]) {
    let most = max(1, weights.reduce(0, +) / 64)
    var ranges: [Range<Int>] = []
    var sums: [Int] = []
    var start = 0
    var sum = 0
    for (index, weight) in weights.enumerated() {
      if sum > 0, sum + weight > most {
        ranges.append(start..<index)
        sums.append(sum)
        (start, sum) = (index, 0)
      }
      sum += weight
    }
    if start < weights.count {
      ranges.append(start..<weights.count)
      sums.append(sum)
    }
    self.ranges = ranges
    order = ranges.indices.sorted { (sums[$1], $0) < (sums[$0], $1) }
  }

  /// Returns the results of all pieces, in order.
  func map<Result: Sendable>(
    _ work: @escaping @Sendable (Range<Int>) -> Result
  ) async -> [Result] {
    await map(with: {}) { _, range in work(range) }
  }

  /// Returns the results of all pieces, in order.
  ///
  /// Whoever works on pieces does so with a tool of its own, which `make` makes: what it learns from one piece helps with
  /// the next.
  func map<Tool, Result: Sendable>(
    with make: @escaping @Sendable () -> Tool,
    _ work: @escaping @Sendable (Tool, Range<Int>) -> Result
  ) async -> [Result] {
    let queue = WorkQueue(count: order.count)
    return await withTaskGroup(of: [(Int, Result)].self) { group in
      // As many as there are cores find work; the others come late.
      for _ in order {
        group.addTask {
          guard var piece = await queue.take() else { return [] }
          let tool = make()
          var results: [(Int, Result)] = []
          while true {
            results.append((order[piece], work(tool, ranges[order[piece]])))
            guard let next = await queue.take() else { return results }
            piece = next
          }
        }
      }
      var results: [(Int, Result)] = []
      for await part in group { results += part }
      return results.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }
}
