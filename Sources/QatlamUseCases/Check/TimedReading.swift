import QatlamDomain

/// A reader of sources that tells a stopwatch how long reading takes.
package struct TimedReading: SourceReading {
  private let source: any SourceReading
  private let stopwatch: any StageTiming
  private let workerCount: Int

  /// Creates a reader; each of so many workers has its share of the time.
  package init(_ source: any SourceReading, workerCount: Int, _ stopwatch: any StageTiming) {
    self.source = source
    self.stopwatch = stopwatch
    self.workerCount = max(workerCount, 1)
  }

  package func listing(
    of path: String,
    excluding patterns: [String]
  ) async throws(SourceFailure) -> SourceListing {
    try await source.listing(of: path, excluding: patterns)
  }

  package func size(of entry: SourceEntry, in listing: SourceListing) -> Int? {
    source.size(of: entry, in: listing)
  }

  package func bytes(
    of entry: SourceEntry,
    in listing: SourceListing
  ) throws(SourceFailure) -> [UInt8] {
    let begin = ContinuousClock.now
    defer { stopwatch.add(.read, begin.duration(to: .now) / workerCount) }
    return try source.bytes(of: entry, in: listing)
  }
}
