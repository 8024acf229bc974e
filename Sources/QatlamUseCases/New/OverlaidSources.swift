import QatlamDomain

/// Sources as they would be with a plan's files written.
struct OverlaidSources: SourceReading {
  private let base: any SourceReading
  private let files: [String: [UInt8]]

  /// Lays files over others; paths are relative to the root of the listing.
  init(_ base: any SourceReading, _ files: [MakingPlan.File]) {
    self.base = base
    self.files = Dictionary(
      files.filter { $0.path.hasSuffix(".swift") }.map { ($0.path, $0.bytes) },
      uniquingKeysWith: { _, last in last }
    )
  }

  func listing(
    of path: String,
    excluding patterns: [String]
  ) async throws(SourceFailure) -> SourceListing {
    var listing = try await base.listing(of: path, excluding: patterns)
    var entries = listing.files.filter { files[$0.path] == nil }
    entries += files.map { SourceEntry(path: $0, size: $1.count) }
    listing.files = entries.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    return listing
  }

  func bytes(of entry: SourceEntry, in listing: SourceListing) throws(SourceFailure) -> [UInt8] {
    if let bytes = files[entry.path] { return bytes }
    return try base.bytes(of: entry, in: listing)
  }
}
