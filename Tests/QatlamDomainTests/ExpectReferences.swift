import QatlamTestSupport
import Testing

/// Expects the lines of a text that end in `// → …` to refer to exactly what stands there.
func expectReferences(
  _ text: String,
  location: SourceLocation = #_sourceLocation
) async throws {
  let sources = try await ResolvedSources(text)
  #expect(!sources.stated.isEmpty, sourceLocation: location)
  #expect(sources.found == sources.stated, sourceLocation: location)
}
