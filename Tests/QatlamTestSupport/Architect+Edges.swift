internal import QatlamDomain
internal import QatlamUseCases

extension Architect {
  /// Checks an app and names what the rules about references and imports find, as marks do, sorted.
  package func edges(in app: MarkedApp) async throws -> [String] {
    let judged: Set<RuleID> = [.dependency, .featureBorder, .import]
    return try await report(on: app).findings.filter { judged.contains($0.rule) }.map { finding in
      let target = finding.target.split(separator: ".").last.map(String.init) ?? ""
      return "\(finding.place.file):\(finding.place.line) \(finding.rule.rawValue) \(target)"
    }.sorted()
  }
}
