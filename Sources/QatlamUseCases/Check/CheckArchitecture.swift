internal import QatlamDomain

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
    let resolved = await ResolveCodebase()(scanned.codebase)
    let judge = ArchitectureJudge(
      blueprint: blueprint,
      modules: blueprints.modules,
      index: resolved.index,
      kinds: resolved.kinds,
      references: resolved.references
    )
    let shapes = ShapeJudge(judge)
    let raw =
      await findings(of: judge, shapes, files: scanned.codebase.files.count)
      + shapes.featureFindings()
    let docket = Docket(selection: request.rules, levels: blueprint.levels)
    let suppressions = scanned.codebase.files.indices.lazy
      .filter { resolved.kinds.exemptions[$0] == nil }
      .flatMap { Suppression.all(in: scanned.codebase.files[$0]) }
    return CheckReport(
      roots: [.init(path: ".", style: request.style, styleFrom: "option")],
      findings: docket.verdict(on: raw, suppressedBy: Array(suppressions)),
      coverage: coverage(listing, scanned, resolved, judge)
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

  private func findings(
    of judge: ArchitectureJudge,
    _ shapes: ShapeJudge,
    files: Int
  ) async -> [Finding] {
    await Chunks(count: files).map { range in
      range.flatMap { judge.findings(in: $0) + shapes.findings(in: $0) }
    }.flatMap(\.self)
  }

  private func coverage(
    _ listing: SourceListing,
    _ scanned: ScannedSources,
    _ resolved: ResolvedCodebase,
    _ judge: ArchitectureJudge
  ) -> Coverage {
    let files = scanned.codebase.files
    var coverage = Coverage(files: files.count)
    coverage.partial = files.flatMap { file in
      file.partialReads.map { part in
        Coverage.Gap(file: file.path, line: Int(part.line), reason: part.reason.rawValue)
      }
    }
    let exempt = files.indices.compactMap { index in
      resolved.kinds.exemptions[index].map {
        Coverage.Gap(file: files[index].path, line: 0, reason: $0.rawValue)
      }
    }
    coverage.skipped = (listing.skipped + scanned.skipped + exempt).sorted()
    coverage.unlayered = files.indices.filter(judge.isUnlayered).map { files[$0].path }
    for (index, references) in resolved.references.enumerated()
    where resolved.kinds.exemptions[index] == nil {
      coverage.resolved += references.references.count
      coverage.external += references.libraryCount
      for reference in references.unresolved {
        coverage.unresolved[reference.reason, default: 0] += 1
      }
    }
    return coverage
  }
}
