import QatlamDomain
import QatlamUseCases

/// Scans the files that it is given, one after the other.
struct ScanningWorker: ~Copyable {
  private let listing: SourceListing
  private let source: any SourceReading
  private let cache: FactCache?
  private let key: ContentMark.Key?
  private var scanner = FileScanner()
  private var basket = Harvest.Basket()

  /// Creates a worker; with a key it marks what it reads.
  init(
    _ listing: SourceListing,
    reading source: any SourceReading,
    cache: FactCache?,
    key: ContentMark.Key?
  ) {
    self.listing = listing
    self.source = source
    self.cache = cache
    self.key = key
  }

  /// Scans files that stand side by side in the listing.
  mutating func work(on files: Range<Int>) {
    let known = cache?.facts(of: files)
    for number in files {
      let entry = listing.files[number]
      do throws(SourceFailure) {
        let bytes = try source.bytes(of: entry, in: listing)
        do throws(SkipReason) {
          try add(bytes, of: entry, number, known)
        } catch {
          skip(entry, error.rawValue)
        }
      } catch {
        skip(entry, Self.reason(of: error))
      }
    }
  }

  private mutating func add(
    _ bytes: [UInt8],
    of entry: SourceEntry,
    _ number: Int,
    _ known: FactCache.Part?
  ) throws(SkipReason) {
    basket.readBytes += bytes.count
    // A path that is no text is shown repaired, and so might be that of another file.
    let content = entry.rawPath == nil ? key.map { ContentMark(of: bytes, key: $0) } : nil
    if let known, let content,
      let facts = known.facts(of: number, path: entry.path, content: content)
    {
      basket.cached.append(
        Harvest.Crop(number: number, facts: FileFacts(facts), content: content)
      )
      return
    }
    let facts = try scanner.draft(of: bytes, path: entry.path)
    // What has no mark cannot be kept, and so makes no cache stale.
    if content != nil { basket.scannedBytes += bytes.count }
    basket.scanned.append(Harvest.Crop(number: number, facts: facts, content: content))
  }

  /// Ends the work.
  consuming func finish() -> Harvest {
    Harvest(basket, names: scanner.finish())
  }

  private mutating func skip(_ entry: SourceEntry, _ reason: String) {
    basket.skipped.append(Coverage.Gap(file: entry.path, line: 0, reason: reason))
  }

  private static func reason(of failure: SourceFailure) -> String {
    switch failure {
    case .unreadable(_, let reason): reason
    case .notFound: "not found"
    case .noSwiftFiles, .invalidPattern, .apart, .unknownReference: "could not be read"
    }
  }
}
