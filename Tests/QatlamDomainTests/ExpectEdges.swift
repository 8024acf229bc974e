import QatlamTestSupport
import Testing

/// Expects an app's marked findings of the rules that judge references and imports, and no others of these.
func expectEdges(
  _ text: String,
  style: String = "clean",
  location: SourceLocation = #_sourceLocation
) async throws {
  let app = MarkedApp(text)
  let found = try await Architect(following: style).edges(in: app)
  #expect(found == app.marks, sourceLocation: location)
}
