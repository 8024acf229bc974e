import QatlamDomain

/// The Swift files of an app that is not written yet.
struct GeneratedSources: SourceReading {
  private let files: [String: [UInt8]]

  init(_ files: [GeneratedFile]) {
    self.files = Dictionary(
      files.filter { $0.path.hasSuffix(".swift") }.map { ($0.path, Array($0.text.utf8)) },
      uniquingKeysWith: { _, last in last }
    )
  }

  func listing(
    of path: String,
    excluding patterns: [String]
  ) async throws(SourceFailure) -> SourceListing {
    let entries = files.map { SourceEntry(path: $0, size: $1.count) }
    return SourceListing(
      root: path,
      files: entries.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) },
      skipped: []
    )
  }

  func bytes(of entry: SourceEntry, in listing: SourceListing) throws(SourceFailure) -> [UInt8] {
    guard let bytes = files[entry.path] else { throw .notFound(path: entry.path) }
    return bytes
  }
}
