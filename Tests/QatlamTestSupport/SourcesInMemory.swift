import QatlamDomain
package import QatlamUseCases

/// Source files that stand nowhere but in a test.
package struct SourcesInMemory: SourceReading {
  private let files: [String: [UInt8]]

  /// Creates files from their texts, by path.
  package init(_ files: [String: String]) {
    self.files = files.mapValues { Array($0.utf8) }
  }

  package func listing(
    of path: String,
    excluding patterns: [String]
  ) async throws(SourceFailure)
    -> SourceListing
  {
    guard !files.isEmpty else { throw .noSwiftFiles(path: path) }
    return SourceListing(
      root: path,
      files: files.filter { !Self.isResource($0.key) }
        .map { SourceEntry(path: $0, size: $1.count) }.sorted { $0.path < $1.path },
      skipped: [],
      resources: files.keys.filter(Self.isResource).sorted()
    )
  }

  private static func isResource(_ path: String) -> Bool {
    path.hasSuffix(".xib") || path.hasSuffix(".storyboard")
  }

  package func bytes(
    of entry: SourceEntry,
    in listing: SourceListing
  ) throws(SourceFailure)
    -> [UInt8]
  {
    guard let bytes = files[entry.path] else { throw .notFound(path: entry.path) }
    return bytes
  }
}
