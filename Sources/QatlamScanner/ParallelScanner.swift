import QatlamDomain
package import QatlamUseCases

/// Scans all files of a listing, on all cores.
///
/// Every worker has a scanner and a table of names of its own and takes the next batch of files when
/// it is done with one. Afterwards the tables are merged and the facts renumbered.
package struct ParallelScanner: SourceScanning {
  /// Bytes that make a batch; large enough that asking for one costs nothing.
  private static let batchSize = 256 << 10

  private let workerCount: Int

  /// Creates a scanner with a number of workers; all cores are used when there is one for each.
  package init(workerCount: Int) {
    self.workerCount = max(workerCount, 1)
  }

  package func scan(
    _ listing: SourceListing,
    reading source: any SourceReading
  ) async -> ScannedSources {
    let batches = Self.batches(of: listing.files)
    let queue = WorkQueue(count: batches.count)
    let harvests = await withTaskGroup(of: Harvest.self) { group in
      for worker in 0..<min(workerCount, max(batches.count, 1)) {
        group.addTask {
          Self.work(worker, on: batches, from: queue, in: listing, reading: source)
        }
      }
      var harvests: [Harvest] = []
      for await harvest in group { harvests.append(harvest) }
      return harvests
    }
    let merging = NameMerging(harvests.map(\.names))
    let files = await withTaskGroup(of: [FileFacts].self) { group in
      for (index, harvest) in harvests.enumerated() {
        let map = merging.maps[index]
        group.addTask { harvest.files.map { $0.renumbered(by: map) } }
      }
      var files: [FileFacts] = []
      for await part in group { files += part }
      return files
    }
    return ScannedSources(
      codebase: Codebase(
        files: files.sorted { $0.path < $1.path },
        names: merging.table
      ),
      skipped: harvests.flatMap(\.skipped).sorted()
    )
  }

  /// What one worker brings home.
  private struct Harvest: Sendable {
    var files: [FileFacts] = []
    var skipped: [Coverage.Gap] = []
    var names: Interner.Snapshot
  }

  /// Splits a list of files into batches of about the same size.
  private static func batches(of files: [SourceEntry]) -> [Range<Int>] {
    var batches: [Range<Int>] = []
    var start = 0
    var size = 0
    for (index, file) in files.enumerated() {
      // A file costs something even when it is empty.
      size += max(file.size, 0) + 512
      if size >= batchSize {
        batches.append(start..<index + 1)
        start = index + 1
        size = 0
      }
    }
    if start < files.count { batches.append(start..<files.count) }
    return batches
  }

  private static func work(
    _ worker: Int,
    on batches: [Range<Int>],
    from queue: WorkQueue,
    in listing: SourceListing,
    reading source: any SourceReading
  ) -> Harvest {
    var scanner = FileScanner()
    var files: [FileFacts] = []
    var skipped: [Coverage.Gap] = []
    while let batch = queue.take() {
      for index in batches[batch] {
        let entry = listing.files[index]
        do throws(SourceFailure) {
          let bytes = try source.bytes(of: entry, in: listing)
          do throws(SkipReason) {
            files.append(try scanner.scan(bytes, path: entry.path))
          } catch {
            skipped.append(Coverage.Gap(file: entry.path, line: 0, reason: error.rawValue))
          }
        } catch {
          skipped.append(Coverage.Gap(file: entry.path, line: 0, reason: Self.reason(of: error)))
        }
      }
    }
    return Harvest(files: files, skipped: skipped, names: scanner.finish())
  }

  private static func reason(of failure: SourceFailure) -> String {
    switch failure {
    case .unreadable(_, let reason): reason
    case .notFound: "not found"
    case .noSwiftFiles, .invalidPattern, .apart, .unknownReference: "could not be read"
    }
  }
}
