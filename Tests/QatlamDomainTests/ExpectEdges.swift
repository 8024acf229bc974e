import QatlamDomain
import QatlamTestSupport
import Testing

/// Expects an app's marked findings of the rules that judge references and imports, and no others of these.
func expectEdges(
  _ text: String,
  style: String = "clean",
  location: SourceLocation = #_sourceLocation
) async throws {
  let app = MarkedApp(text)
  let judged: Set<RuleID> = [.dependency, .featureBorder, .import]
  let report = try await Architect(following: style).report(on: app)
  let found = report.findings.filter { judged.contains($0.rule) }.map { finding in
    let target = finding.target.split(separator: ".").last.map(String.init) ?? ""
    return "\(finding.place.file):\(finding.place.line) \(finding.rule.rawValue) \(target)"
  }
  #expect(found.sorted() == app.marks, sourceLocation: location)
}
