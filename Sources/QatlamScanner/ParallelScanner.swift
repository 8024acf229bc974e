import QatlamDomain
package import QatlamUseCases
import Synchronization

/// Scans all files of a listing, on all cores.
///
/// Every worker has a scanner and a table of names of its own and takes the next batch of files when
/// it is done with one. Afterwards the tables are merged and the facts renumbered.
package struct ParallelScanner: SourceScanning {
  /// Bytes that make a batch; large enough that asking for one costs nothing.
  ///
  /// A file of more is a batch of its own, and begun before all others: no core is to be left alone with it at the end.
  private static let batchSize = 64 << 10
  /// What a file is taken for whose size nobody knows.
  private static let usualSize = 4 << 10

  private let workerCount: Int

  /// Creates a scanner with a number of workers; all cores are used when there is one for each.
  package init(workerCount: Int) {
    self.workerCount = max(workerCount, 1)
  }

  package func scan(
    _ listing: SourceListing,
    reading source: any SourceReading
  ) async -> ScannedSources {
    let batches = Self.batches(of: listing.files.map { max($0.size ?? Self.usualSize, 0) })
    let queue = WorkQueue(count: batches.count)
    let harvests = await withTaskGroup(of: Harvest.self) { group in
      for worker in 0..<min(workerCount, max(batches.count, 1)) {
        group.addTask {
          await Self.work(worker, on: batches, from: queue, in: listing, reading: source)
        }
      }
      var harvests: [Harvest] = []
      for await harvest in group { harvests.append(harvest) }
      return harvests
    }
    let merging = NameMerging(harvests.map(\.names))
    async let names = merging.table()
    let files = await withTaskGroup(of: [Numbered].self) { group in
      for (index, harvest) in harvests.enumerated() {
        group.addTask { harvest.finished(by: merging.maps[index]) }
      }
      var files = [FileFacts?](repeating: nil, count: listing.files.count)
      for await part in group {
        for file in part { files[file.number] = file.facts }
      }
      return files.compactMap(\.self)
    }
    return ScannedSources(
      codebase: Codebase(files: Self.sorted(files), names: await names),
      skipped: harvests.flatMap(\.skipped).sorted()
    )
  }

  /// A listing is sorted by bytes; only beyond ASCII may that be another order than that of texts.
  private static func sorted(_ files: [FileFacts]) -> [FileFacts] {
    let isSorted = zip(files, files.dropFirst()).allSatisfy { $0.path < $1.path }
    return isSorted ? files : files.sorted { $0.path < $1.path }
  }

  /// The facts of the file at an index of the listing.
  private struct Numbered: Sendable {
    let number: Int
    let facts: FileFacts
  }

  /// What one worker brings home.
  private final class Harvest: Sendable {
    let skipped: [Coverage.Gap]
    let names: Interner.Snapshot
    private let drafts: Mutex<[(number: Int, facts: FileFactsDraft)]>

    init(
      drafts: [(number: Int, facts: FileFactsDraft)],
      skipped: [Coverage.Gap],
      names: Interner.Snapshot
    ) {
      self.drafts = Mutex(drafts)
      self.skipped = skipped
      self.names = names
    }

    /// Gives the drafts away, their names renumbered in place.
    func finished(by map: [NameID]) -> [Numbered] {
      var drafts = drafts.withLock { kept in
        let taken = kept
        kept = []
        return taken
      }
      return drafts.indices.map { index in
        drafts[index].facts.renumber(by: map)
        return Numbered(number: drafts[index].number, facts: FileFacts(drafts[index].facts))
      }
    }
  }

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

  private static func work(
    _ worker: Int,
    on batches: [Range<Int>],
    from queue: WorkQueue,
    in listing: SourceListing,
    reading source: any SourceReading
  ) async -> Harvest {
    var scanner = FileScanner()
    var drafts: [(number: Int, facts: FileFactsDraft)] = []
    var skipped: [Coverage.Gap] = []
    while let batch = await queue.take() {
      for index in batches[batch] {
        let entry = listing.files[index]
        do throws(SourceFailure) {
          let bytes = try source.bytes(of: entry, in: listing)
          do throws(SkipReason) {
            drafts.append((index, try scanner.draft(of: bytes, path: entry.path)))
          } catch {
            skipped.append(Coverage.Gap(file: entry.path, line: 0, reason: error.rawValue))
          }
        } catch {
          skipped.append(Coverage.Gap(file: entry.path, line: 0, reason: Self.reason(of: error)))
        }
      }
    }
    return Harvest(drafts: drafts, skipped: skipped, names: scanner.finish())
  }

  private static func reason(of failure: SourceFailure) -> String {
    switch failure {
    case .unreadable(_, let reason): reason
    case .notFound: "not found"
    case .noSwiftFiles, .invalidPattern, .apart, .unknownReference: "could not be read"
    }
  }
}
