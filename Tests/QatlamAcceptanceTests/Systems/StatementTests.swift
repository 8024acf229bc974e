import QatlamBlueprints
import QatlamDomain
import Testing

@Suite("The documents' statements") struct StatementTests {
  private let broken = Set(
    (Mutation.served + WaitingMutation.all.map(\.mutation)).flatMap(\.statements)
  )
  private let unservable = Set(Statement.unservable.keys)

  @Test func `are all broken by a mutation, or no rule can serve them`() {
    #expect(broken.union(unservable) == Statement.all)
    #expect(broken.intersection(unservable) == [])
    #expect(Statement.all.count == 51)
  }

  @Test func `that no rule can serve are claimed by none`() throws {
    let styles = BuiltInBlueprints()
    var claimed = Set(RuleEntry.all.flatMap(\.serves))
    for style in styles.styles {
      let blueprint = try #require(try styles.blueprint(named: style))
      claimed.formUnion(blueprint.absences.flatMap(\.serves))
      claimed.formUnion(blueprint.imports.flatMap(\.serves))
      claimed.formUnion(blueprint.shapes.flatMap(\.serves))
      claimed.formUnion(blueprint.featureBorder?.serves ?? [])
    }
    #expect(claimed.intersection(unservable) == [])
  }

  @Test func `have a mutation for each rule that serves one`() throws {
    var seen: Set<String> = []
    for mutation in Mutation.served + WaitingMutation.all.map(\.mutation) {
      let copy = try mutation.applied()
      seen.formUnion(copy.reported.union(copy.owed).map(\.rule))
    }
    let serving = RuleEntry.all.filter { !$0.serves.isEmpty }.map(\.rule.rawValue)
    #expect(Set(serving).subtracting(seen) == [])
  }
}
