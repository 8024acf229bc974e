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
    let copy = try mutation.applied()
    let report = try await mutation.app.report(on: copy.files)
    let named = Set(report.findings.flatMap(\.serves))
    #expect(copy.reported != [])
    #expect(copy.owed.union(copy.surplus) == [])
    #expect(Set(report.findings.map(MarkedFinding.init)) == copy.reported)
    #expect(named.intersection(mutation.statements) != [], "no finding names a broken statement")
    #expect(report.coverage.partial == [])
  }

  @Test(arguments: WaitingMutation.all)
  func `is not judged better yet than the list of what waits says`(
    waiting: WaitingMutation
  ) async throws {
    let copy = try waiting.mutation.applied()
    let report = try await waiting.mutation.app.report(on: copy.files)
    #expect(copy.owed.union(copy.surplus) != [])
    #expect(
      Set(report.findings.map(MarkedFinding.init)) == copy.reported.union(copy.surplus),
      "If this is right now, move it to the served. It waited: \(waiting.reason)"
    )
  }
}
