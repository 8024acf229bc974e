import QatlamDomain
package import QatlamUseCases

/// Scans all files of a listing, on all cores.
///
/// Every worker has a scanner and a table of names of its own and takes the next batch of files when
/// it is done with one. Afterwards the tables are merged and the facts renumbered. What an earlier run has read in the same
/// bytes is not scanned again.
package struct ParallelScanner: SourceScanning {
  /// Bytes that make a batch; large enough that asking for one costs nothing.
  ///
  /// A file of more is a batch of its own, and begun before all others: no core is to be left alone with it at the end.
  private static let batchSize = 64 << 10
  /// What a file is taken for whose size nobody knows.
  private static let usualSize = 4 << 10

  private let workerCount: Int
  private let caches: (any CacheKeeping)?
  private let cachedFromCount: Int

  /// Creates a scanner with a number of workers; all cores are used when there is one for each.
  ///
  /// Facts are kept in `caches` for the next run, but not of fewer files than `cachedFromCount`: those are scanned in less time
  /// than anybody notices.
  package init(
    workerCount: Int,
    caches: (any CacheKeeping)? = nil,
    cachedFromCount: Int = 1_000
  ) {
    self.workerCount = max(workerCount, 1)
    self.caches = caches
    self.cachedFromCount = cachedFromCount
  }

  package func scan(
    _ listing: SourceListing,
    reading source: any SourceReading
  ) async -> ScannedSources {
    let caches = listing.files.count >= cachedFromCount ? caches : nil
    let cache = caches?.cache(of: listing.root).flatMap { FactCache($0, for: listing) }
    let key = caches.map { _ in cache?.key ?? .random() }
    let batches = Self.batches(of: Self.sizes(of: listing, source, cache))
    let queue = WorkQueue(count: batches.count)
    let harvests = await withTaskGroup(of: Harvest.self) { group in
      for _ in 0..<min(workerCount, max(batches.count, 1)) {
        group.addTask {
          var worker = ScanningWorker(listing, reading: source, cache: cache, key: key)
          while let batch = await queue.take() { worker.work(on: batches[batch]) }
          return worker.finish()
        }
      }
      var harvests: [Harvest] = []
      for await harvest in group { harvests.append(harvest) }
      return harvests
    }
    let numbering = await NameNumbering(of: harvests, cache: cache)
    async let names = NameTable(strings: numbering.names().strings)
    let files = await withTaskGroup(of: [Harvest.Crop<FileFacts>].self) { group in
      for (index, harvest) in harvests.enumerated() {
        group.addTask {
          harvest.finished(by: numbering.maps?[index], cachedBy: numbering.cachedMap)
        }
      }
      var files = [Harvest.Crop<FileFacts>?](repeating: nil, count: listing.files.count)
      for await part in group {
        for file in part { files[file.number] = file }
      }
      return files.compactMap(\.self)
    }
    let keeping = caches.flatMap { caches in
      Self.keeping(files, numbering, harvests, of: listing, instead: cache, key, in: caches)
    }
    let facts = Self.sorted(files.map(\.facts))
    // Taken apart while the table of names is made.
    let paths = SourcePaths(of: facts)
    return ScannedSources(
      codebase: Codebase(files: facts, paths: paths, names: await names),
      skipped: harvests.flatMap(\.skipped).sorted(),
      keeping: keeping
    )
  }

  /// What keeps the facts for the next run; `nil` where the cache is nearly as good as it could be.
  private static func keeping(
    _ files: [Harvest.Crop<FileFacts>],
    _ numbering: NameNumbering,
    _ harvests: [Harvest],
    of listing: SourceListing,
    instead cache: FactCache?,
    _ key: ContentMark.Key?,
    in caches: any CacheKeeping
  ) -> (@Sendable () -> Void)? {
    guard let key else { return nil }
    if let cache {
      let scanned = harvests.reduce(0) { $0 + $1.scannedBytes }
      let read = harvests.reduce(0) { $0 + $1.readBytes }
      let unused = cache.count - harvests.reduce(0) { $0 + $1.cachedCount }
      guard scanned > read / staleShare || unused > cache.count / staleShare else { return nil }
    }
    return {
      let kept = files.compactMap { file in
        file.content.map { FactCacheWriter.File(facts: file.facts, content: $0) }
      }
      var writer = FactCacheWriter(kept, names: numbering.names(), key: key)
      caches.keep(cacheOf: listing.root) { writer.next() }
    }
  }

  /// A cache is written anew when one part of so many is scanned in spite of it.
  private static let staleShare = 16

  /// A listing is sorted by bytes; only beyond ASCII may that be another order than that of texts.
  private static func sorted(_ files: [FileFacts]) -> [FileFacts] {
    let isSorted = zip(files, files.dropFirst()).allSatisfy { $0.path < $1.path }
    return isSorted ? files : files.sorted { $0.path < $1.path }
  }

  /// About how many bytes each file has.
  ///
  /// Only a large file near the end can be what all cores but one would wait for; looking at each costs too much.
  private static func sizes(
    of listing: SourceListing,
    _ source: any SourceReading,
    _ cache: FactCache?
  ) -> [Int] {
    let late = listing.files.count - listing.files.count / sizedShare
    return listing.files.indices.map { index in
      let file = listing.files[index]
      if let size = cache?.size(of: index) ?? file.size { return max(size, 0) }
      guard cache == nil, index >= late else { return usualSize }
      return max(source.size(of: file, in: listing) ?? usualSize, 0)
    }
  }

  /// Of so many files the last one is looked at before it is read.
  private static let sizedShare = 8

  /// Splits a list of files into batches of about the same size, the large ones first.
  private static func batches(of sizes: [Int]) -> [Range<Int>] {
    var batches: [Range<Int>] = []
    var large: [Int] = []
    var start = 0
    var sum = 0
    for (index, size) in sizes.enumerated() {
      if size >= batchSize {
        large.append(index)
        if start < index { batches.append(start..<index) }
        (start, sum) = (index + 1, 0)
        continue
      }
      // A file costs something even when it is empty.
      sum += size + 512
      if sum >= batchSize {
        batches.append(start..<index + 1)
        (start, sum) = (index + 1, 0)
      }
    }
    if start < sizes.count { batches.append(start..<sizes.count) }
    large.sort { (sizes[$1], $0) < (sizes[$0], $1) }
    return large.map { $0..<$0 + 1 } + batches
  }
}
