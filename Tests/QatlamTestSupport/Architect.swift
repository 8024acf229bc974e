internal import QatlamBlueprints
package import QatlamDomain
internal import QatlamScanner
package import QatlamUseCases

/// Checks apps as a person would, without a disk.
package struct Architect: Sendable {
  private let style: String?

  /// Creates an architect who follows a built-in style, or looks for one.
  package init(following style: String?) {
    self.style = style
  }

  /// Checks an app and says what the report holds.
  package func report(
    on app: MarkedApp,
    rules: CheckRequest.RuleSelection = .all
  ) async throws -> CheckReport {
    let check = CheckArchitecture(
      ReadProject(
        blueprints: BuiltInBlueprints(),
        source: SourcesInMemory(app.files),
        scanner: ParallelScanner(workerCount: 2)
      )
    )
    let project = ProjectRequest(path: "App", style: style)
    return try await check(CheckRequest(project, rules: rules))
  }

  /// Checks an app and names its findings of some rules as marks do, sorted.
  package func findings(
    in app: MarkedApp,
    rules: CheckRequest.RuleSelection = .all,
    about judged: [RuleID] = RuleID.allCases
  ) async throws -> [String] {
    try await report(on: app, rules: rules).findings.filter { judged.contains($0.rule) }.map {
      finding in
      let target = finding.target.split(separator: ".").last.map(String.init) ?? ""
      return "\(finding.place.file):\(finding.place.line) \(finding.rule.rawValue) \(target)"
    }.sorted()
  }
}
