import QatlamDomain
import QatlamUseCases
import Testing

@Suite("A copy of an example") struct MutationTests {
  @Test(arguments: ExampleApp.allCases)
  func `has no finding of any rule while it is as it was`(app: ExampleApp) async throws {
    #expect(try await app.report(on: app.files()).findings == [])
  }

  @Test(arguments: Mutation.served)
  func `has exactly the findings of what was broken in it`(mutation: Mutation) async throws {
    let copy = try await mutation.applied()
    let report = try await mutation.app.report(on: copy.files)
    let named = Set(report.findings.flatMap(\.serves))
    #expect(copy.reported != [])
    #expect(Set(report.findings.map(MarkedFinding.init)) == copy.reported)
    #expect(named.intersection(mutation.statements) != [], "no finding names a broken statement")
    #expect(report.coverage.partial == [])
  }
}
