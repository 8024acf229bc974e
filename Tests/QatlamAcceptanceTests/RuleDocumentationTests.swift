import QatlamBlueprints
import QatlamDomain
import QatlamReports
import QatlamTestSupport
import QatlamUseCases
import Testing

@Suite("The documentation of rules")
struct RuleDocumentationTests {
  private func rules() throws -> [RuleExplanation] {
    try ListRules(blueprints: BuiltInBlueprints())(style: nil)
  }

  @Test(arguments: RuleID.allCases)
  func `is what the tool says of each`(rule: RuleID) throws {
    let explanation = try #require(try rules().first { $0.entry.rule == rule })
    try expectRecorded(
      RulePage(in: .english).text(of: explanation),
      at: "Documentation/Rules/\(rule.rawValue).md"
    )
  }

  @Test func `has a table of statements that is what the tool says`() throws {
    try expectRecorded(
      StatementTable(in: .english).text(of: rules()),
      at: "Documentation/Rules/README.md"
    )
  }

  @Test func `lists every statement, each with a rule or with why there can be none`() throws {
    let statements = StatementTable(in: .english).statements
    let served = Set(try rules().flatMap(\.serves))
    #expect(Set(statements.map(\.id)) == Statement.all)
    #expect(
      Set(statements.filter { $0.undecidable != nil }.map(\.id)) == Set(Statement.unservable.keys)
    )
    for statement in statements {
      #expect((statement.undecidable == nil) == served.contains(statement.id), "\(statement.id)")
    }
  }
}
