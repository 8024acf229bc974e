internal import QatlamDomain

/// Says which references of a codebase break a blueprint.
package struct CheckArchitecture: Sendable {
  private let readProject: ReadProject
  private let findBaseline: FindBaseline?

  /// Creates the use case on what reads projects; without `findBaseline` no break is known.
  package init(_ readProject: ReadProject, _ findBaseline: FindBaseline? = nil) {
    self.readProject = readProject
    self.findBaseline = findBaseline
  }

  /// Checks the codebase that a request names.
  ///
  /// Findings are a result; they are never thrown.
  package func callAsFunction(
    _ request: CheckRequest
  ) async throws(CheckFailure) -> CheckReport {
    let sources = try await readProject(request.project)
    var findings = await findings(in: sources, request.rules)
    var debt: Debt?
    if let place = try findBaseline?(
      option: request.baseline,
      sources.project.configuration,
      in: sources.folder
    ) {
      let filter = filter(place, sources, request.rules)
      (findings, debt) = filter(findings)
    }
    return CheckReport(
      roots: sources.roots.map { root in
        .init(
          path: root.path,
          style: root.judge.blueprint.name,
          styleFrom: root.styleFrom,
          signs: root.signs
        )
      },
      findings: findings,
      coverage: Coverage(of: sources),
      folder: sources.folder,
      debt: debt
    )
  }

  /// Returns the findings of every root, sorted; known ones too.
  func findings(
    in sources: ProjectSources,
    _ rules: CheckRequest.RuleSelection
  ) async -> [Finding] {
    var findings: [Finding] = []
    for root in sources.roots {
      findings += await self.findings(in: root, of: sources.project, rules)
    }
    return findings.sorted()
  }

  private func filter(
    _ place: FindBaseline.Place,
    _ sources: ProjectSources,
    _ rules: CheckRequest.RuleSelection
  ) -> BaselineFilter {
    let levels = sources.roots.first?.judge.blueprint.levels ?? [:]
    func isJudged(_ rule: RuleID) -> Bool {
      switch rules {
      case .standard: levels[rule] != .off
      case .all: true
      case .only(let rules): rules.contains(rule)
      }
    }
    let staleness: Severity? =
      switch levels[.staleBaseline] ?? .off {
      case .error: .error
      case .warning: .warning
      case .info: .info
      case .off: nil
      }
    return BaselineFilter(
      place: place,
      isDecidable: { entry in
        // A rule that exists no longer finds nothing, so its lines are stale for good.
        sources.project.covers(entry.file) && RuleID(rawValue: entry.rule).map(isJudged) ?? true
      },
      staleness: isJudged(.staleBaseline) ? staleness : nil
    )
  }

  private func findings(
    in root: ProjectSources.Root,
    of project: Project,
    _ rules: CheckRequest.RuleSelection
  ) async -> [Finding] {
    let judge = root.judge
    let shapes = ShapeJudge(judge)
    let files = root.resolved.index.codebase.files
    let raw = await Chunks(count: files.count).map { range in
      range.flatMap { judge.findings(in: $0) + shapes.findings(in: $0) }
    }
    let suppressions = files.indices.lazy
      .filter { root.resolved.kinds.exemptions[$0] == nil }
      .flatMap { Suppression.all(in: files[$0]) }
    let verdict = Docket(selection: rules, levels: judge.blueprint.levels)
      .verdict(
        on: raw.flatMap(\.self) + shapes.featureFindings()
          + shapes.interfaceFileFindings(root.resources),
        suppressedBy: Array(suppressions)
      )
    return shapes.saidOnce(verdict).filter { project.covers($0.place.file) }
  }
}
