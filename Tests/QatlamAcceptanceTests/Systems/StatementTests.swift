import QatlamBlueprints
import QatlamDomain
import Testing

@Suite("The documents' statements") struct StatementTests {
  private let mutations = Mutation.served
  private let unservable = Set(Statement.unservable.keys)

  /// What the rules say of themselves, in their catalogue and in every style.
  private func claims() throws -> Set<Claim> {
    let styles = BuiltInBlueprints()
    var claims = Set(RuleEntry.all.flatMap { Claim.all(of: $0.rule, serving: $0.serves) })
    for style in styles.styles {
      claims.formUnion(try #require(try styles.blueprint(named: style)).claims)
    }
    return claims
  }

  @Test func `are all broken by a mutation, or no rule can serve them`() {
    let broken = Set(mutations.flatMap(\.statements))
    #expect(broken.union(unservable) == Statement.all)
    #expect(broken.intersection(unservable) == [])
    #expect(Statement.all.count == 51)
  }

  @Test func `that no rule can serve are claimed by none`() throws {
    let claimed = Set(try claims().map(\.statement))
    #expect(claimed.intersection(unservable) == [])
    #expect(claimed.subtracting(Statement.all) == [])
  }

  @Test func `are broken once for each rule of the catalogue that serves them`() {
    let claimed = Set(RuleEntry.all.flatMap { Claim.all(of: $0.rule, serving: $0.serves) })
    let kept = Set(mutations.flatMap(\.claims))
    #expect(claimed.subtracting(kept).sorted() == [])
  }

  @Test(arguments: ExampleApp.allCases)
  func `are broken in their example once for each rule of the style that serves them`(
    app: ExampleApp
  ) throws {
    let blueprint = try #require(try BuiltInBlueprints().blueprint(named: app.style))
    let claimed = blueprint.claims.filter { $0.statement.hasPrefix(app.letter) }
    let kept = Set(mutations.filter { $0.app == app }.flatMap(\.claims))
    #expect(claimed.subtracting(kept).sorted() == [])
  }
}
