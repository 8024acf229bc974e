import QatlamTestSupport
import Testing

@Suite("A suppression") struct SuppressionTests {
  private func expectMarks(
    _ text: String,
    location: SourceLocation = #_sourceLocation
  ) async throws {
    let app = MarkedApp(text)
    let found = try await Architect(following: "clean").findings(in: app)
    #expect(found == app.marks, sourceLocation: location)
  }

  private let client = """
    == Data/API/Client.swift
    final class Client {}

    """

  @Test func `holds on its line, on the next line, and for a file from its top`() async throws {
    try await expectMarks(
      client
        + """
        == Domain/UseCases/A.swift
        struct A {
          let first: Client? // qatlam:allow dependency -- moves in May
          // qatlam:allow dependency -- moves in June
          let second: Client?
          // qatlam:allow dependency -- moves in July

          let third: Client? // ✗ dependency Client
        }
        == Domain/UseCases/B.swift
        // The whole file moves.
        // qatlam:allow dependency -- it is old
        struct B { let client: Client? }
        struct C { let client: Client? }
        """.replacingMark()
    )
  }

  @Test func `without a reason suppresses nothing and is reported`() async throws {
    let app = MarkedApp(
      client + """
        == Domain/UseCases/A.swift
        struct A {
          // qatlam:allow dependency
          let first: Client?
        }
        """
    )
    let found = try await Architect(following: "clean").findings(in: app)
    #expect(
      found == [
        "Domain/UseCases/A.swift:2 stale-suppression dependency",
        "Domain/UseCases/A.swift:3 dependency Client",
      ]
    )
  }

  @Test func `that suppresses nothing, or names no rule, is reported`() async throws {
    let app = MarkedApp(
      """
      == Domain/UseCases/A.swift
      struct A {
        let first: Int // qatlam:allow dependency -- gone
        let second: Int // qatlam:allow dependencies -- typo
      }
      """
    )
    let found = try await Architect(following: "clean").findings(in: app)
    #expect(
      found == [
        "Domain/UseCases/A.swift:2 stale-suppression dependency",
        "Domain/UseCases/A.swift:3 stale-suppression dependencies",
      ]
    )
  }
}

extension String {
  /// Leaves a text as it is; the stale third comment is marked where it stands.
  fileprivate func replacingMark() -> String {
    replacing(
      "// qatlam:allow dependency -- moves in July",
      with: "// qatlam:allow dependency -- moves in July ✗ stale-suppression dependency"
    )
  }
}
