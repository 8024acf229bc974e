import QatlamDomain

/// Reads a codebase and resolves its references, without judging them.
package struct ReadReferences: Sendable {
  private let source: any SourceReading
  private let scanner: any SourceScanning
  private let readMembership: ReadMembership

  /// Creates the use case on its ports.
  package init(
    source: any SourceReading,
    scanner: any SourceScanning,
    readMembership: ReadMembership
  ) {
    self.source = source
    self.scanner = scanner
    self.readMembership = readMembership
  }

  /// Returns what every reference under a path means, and what was left out.
  package func callAsFunction(
    _ path: String,
    excluding patterns: [String]
  ) async throws(SourceFailure) -> ReadSources {
    let listing = try await source.listing(of: path, excluding: patterns)
    async let projects = readMembership(listing)
    let scanned = await scanner.scan(listing, reading: source)
    let read = await projects
    let resolved = await ResolveCodebase()(scanned.codebase, read.membership)
    return ReadSources(
      resolved: resolved,
      skipped: (listing.skipped + scanned.skipped + read.gaps).sorted()
    )
  }
}
