import QatlamDomain

/// Reads a codebase without judging it.
package struct ReadFacts: Sendable {
  private let source: any SourceReading
  private let scanner: any SourceScanning

  /// Creates the use case on its ports.
  package init(source: any SourceReading, scanner: any SourceScanning) {
    self.source = source
    self.scanner = scanner
  }

  /// Returns the facts of every Swift file under a path, and what was left out.
  package func callAsFunction(
    _ path: String,
    excluding patterns: [String]
  ) async throws(SourceFailure) -> ScannedSources {
    let listing = try await source.listing(of: path, excluding: patterns)
    var scanned = await scanner.scan(listing, reading: source)
    scanned.skipped = (listing.skipped + scanned.skipped).sorted()
    return scanned
  }
}
