package import QatlamDomain

/// Says which references of a codebase break a blueprint.
package struct CheckArchitecture: Sendable {
  private let blueprints: any BlueprintSupplying
  private let source: any SourceReading
  private let scanner: any SourceScanning

  /// Creates the use case on its ports.
  package init(
    blueprints: any BlueprintSupplying,
    source: any SourceReading,
    scanner: any SourceScanning
  ) {
    self.blueprints = blueprints
    self.source = source
    self.scanner = scanner
  }

  /// Checks the codebase that a request names.
  ///
  /// Findings are a result; they are never thrown.
  package func callAsFunction(
    _ request: CheckRequest
  ) async throws(CheckFailure) -> CheckReport {
    let blueprint = try blueprint(named: request.style)
    let listing = try listing(of: request)
    let scanned = await scanner.scan(listing, reading: source)
    _ = blueprint
    return CheckReport(
      roots: [.init(path: ".", style: request.style, styleFrom: "option")],
      findings: [],
      coverage: Coverage(
        files: scanned.codebase.files.count,
        skipped: (listing.skipped + scanned.skipped).sorted()
      )
    )
  }

  private func blueprint(named style: String) throws(CheckFailure) -> Blueprint {
    let found: Blueprint?
    do throws(BlueprintFault) {
      found = try blueprints.blueprint(named: style)
    } catch {
      throw .blueprint(error)
    }
    guard let found else { throw .unknownStyle(style, known: blueprints.styles) }
    return found
  }

  private func listing(of request: CheckRequest) throws(CheckFailure) -> SourceListing {
    do throws(SourceFailure) {
      return try source.listing(of: request.path, excluding: request.exclude)
    } catch {
      throw .source(error)
    }
  }
}
