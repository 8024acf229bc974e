/// Reads a codebase and resolves its references, without judging them.
package struct ReadReferences: Sendable {
  private let readFacts: ReadFacts

  /// Creates the use case on its ports.
  package init(source: any SourceReading, scanner: any SourceScanning) {
    readFacts = ReadFacts(source: source, scanner: scanner)
  }

  /// Returns what every reference under a path means, and what was left out.
  package func callAsFunction(
    _ path: String,
    excluding patterns: [String]
  ) async throws(SourceFailure) -> ReadSources {
    let scanned = try await readFacts(path, excluding: patterns)
    let resolved = await ResolveCodebase()(scanned.codebase)
    return ReadSources(resolved: resolved, skipped: scanned.skipped)
  }
}
