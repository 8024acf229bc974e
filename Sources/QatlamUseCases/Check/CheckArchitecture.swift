internal import QatlamDomain

/// Says which references of a codebase break a blueprint.
package struct CheckArchitecture: Sendable {
  private let readProject: ReadProject

  /// Creates the use case on what reads projects.
  package init(_ readProject: ReadProject) { self.readProject = readProject }

  /// Checks the codebase that a request names.
  ///
  /// Findings are a result; they are never thrown.
  package func callAsFunction(
    _ request: CheckRequest
  ) async throws(CheckFailure) -> CheckReport {
    let sources = try await readProject(request.project)
    var findings: [Finding] = []
    for root in sources.roots {
      findings += await self.findings(in: root, of: sources.project, request.rules)
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
      findings: findings.sorted(),
      coverage: Coverage(of: sources),
      folder: sources.folder
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
