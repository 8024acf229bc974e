package import QatlamDomain

/// The facts of a listing's files.
package struct ScannedSources: Sendable {
  package var codebase: Codebase
  /// Files that are no Swift text (UTF-16, binary) or could not be read, sorted by path.
  package var skipped: [Coverage.Gap]
  /// Keeps the facts for the next run; it changes nothing of this one and can be done beside everything else.
  ///
  /// `nil` where there is nothing to keep.
  package var keeping: (@Sendable () -> Void)?

  /// Creates scanned sources.
  package init(
    codebase: Codebase,
    skipped: [Coverage.Gap],
    keeping: (@Sendable () -> Void)? = nil
  ) {
    self.codebase = codebase
    self.skipped = skipped
    self.keeping = keeping
  }
}

/// Turns source files into facts.
package protocol SourceScanning: Sendable {
  /// Scans every file of a listing, on all cores.
  ///
  /// - Returns: The facts, sorted by path, so that equal folders give equal results.
  func scan(_ listing: SourceListing, reading source: any SourceReading) async -> ScannedSources
}
