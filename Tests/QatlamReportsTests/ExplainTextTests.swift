import QatlamDomain
import QatlamReports
import QatlamTestSupport
import QatlamUseCases
import Testing

@Suite("Explanations")
struct ExplainTextTests {
  @Test func `of rules tell meaning, reason, levels and how to allow one`() throws {
    let rules = RuleEntry.all.map { entry in
      RuleExplanation(
        entry: entry,
        levels: [
          .init(style: "clean", level: .error), .init(style: "vip", level: .off),
        ]
      )
    }
    try expectGolden(RulesText().text(of: rules), named: "rules.txt")
    try expectGolden(
      String(decoding: RulesText().json(of: rules), as: UTF8.self),
      named: "rules.json"
    )
    try expectGolden(rules.map(ExplainText().text).joined(separator: "\n"), named: "explain.txt")
  }

  @Test func `of edges tell the answer and why`() {
    let answers: [EdgeExplanation.Answer] = [
      .allowed(Edge("A", "B", .written("because"), crossesFeatures: true)), .itself, .composition,
      .notJudged(part: "B"),
      .forbidden(
        Absence(
          from: "A",
          to: "B",
          reason: .written("never"),
          remedy: .written("ask"),
          serves: ["C1"],
          skipsStep: true
        )
      ),
    ]
    let edges = answers.map { EdgeExplanation(style: "clean", from: "A", to: "B", answer: $0) }
    #expect(
      ExplainText().text(of: edges) == """
        clean: A → B is allowed
          why: because
          also into other features

        clean: A → B is allowed
          why: everything may know itself, within one feature

        clean: A → B is allowed
          why: the composition root puts the others together

        clean: A → B is not judged
          why: nothing is said of 'B'

        clean: A → B is forbidden (it leaves out a step: a warning)
          why: never
          fix: ask
          serves: C1

        """
    )
  }
}
