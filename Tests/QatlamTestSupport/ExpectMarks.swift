package import QatlamDomain
import QatlamUseCases
package import Testing

/// Checks an app by one rule and expects the findings that are marked in it, no more and no fewer.
package func expectMarks(
  _ text: String,
  of rule: RuleID,
  style: String,
  sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  let app = MarkedApp(text)
  let found = try await Architect(following: style).findings(in: app, rules: .only([rule]))
  #expect(found == app.marks, sourceLocation: sourceLocation)
}
