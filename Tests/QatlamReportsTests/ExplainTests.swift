import QatlamDomain
import QatlamUseCases
import Testing

@Suite("Explaining")
struct ExplainTests {
  private static let edge = Edge("Views", "Models", .written("views show models"))
  private static let absence = Absence(
    from: "Models",
    to: nil,
    reason: .written("models know nothing"),
    remedy: .written("turn it round"),
    serves: []
  )

  @Test func `an edge gives the blueprint's answer, whatever the case of the names`() throws {
    let explain = ExplainEdge(blueprints: TwoStyles())
    func answer(_ from: String, _ to: String) throws -> [EdgeExplanation.Answer] {
      try explain(from: from, to: to, style: "one").map(\.answer)
    }
    #expect(try answer("Views", "Models") == [.allowed(Self.edge)])
    #expect(try answer("models", "VIEWS") == [.forbidden(Self.absence)])
    #expect(try answer("Views", "Views") == [.itself])
    #expect(try answer("DI", "Views") == [.composition])
    #expect(try answer("Tests", "Views") == [.notJudged(part: "Tests")])
    #expect(try answer("Views", "Tests") == [.notJudged(part: "Tests")])
  }

  @Test func `an edge is explained in each style that has both parts`() throws {
    let explain = ExplainEdge(blueprints: TwoStyles())
    #expect(
      try explain(from: "Views", to: "Models", style: nil).map(\.style) == ["one", "two"]
    )
    #expect(try explain(from: "Views", to: "Workers", style: nil).map(\.style) == ["two"])
  }

  @Test func `a part that no style has is named, with those that exist`() {
    let explain = ExplainEdge(blueprints: TwoStyles())
    #expect(
      throws: ExplainFailure.unknownPart(
        "Wiews",
        known: ["Views", "Models", "DI", "Tests", "Workers"]
      )
    ) {
      try explain(from: "Models", to: "Wiews", style: nil)
    }
    #expect(throws: ExplainFailure.neverTogether("DI", "Workers")) {
      try explain(from: "DI", to: "Workers", style: nil)
    }
    #expect(throws: ExplainFailure.unknownStyle("three")) {
      try explain(from: "Views", to: "Models", style: "three")
    }
  }

  @Test func `rules come with the level of each style`() throws {
    let list = ListRules(blueprints: TwoStyles())
    #expect(try list(style: nil).map(\.entry) == RuleEntry.all)
    #expect(
      try list(.cycle, style: nil)
        == [
          RuleExplanation(
            entry: .of(.cycle),
            levels: [.init(style: "one", level: .error), .init(style: "two", level: .off)]
          )
        ]
    )
    #expect(try list(.cycle, style: "two").map(\.levels) == [[.init(style: "two", level: .off)]])
  }

  @Test func `every rule has a meaning and a reason that fit a line`() {
    #expect(RuleEntry.all.map(\.rule) == RuleID.allCases.sorted())
    for entry in RuleEntry.all {
      #expect(!entry.meaning.isEmpty && !entry.meaning.hasSuffix("."), "\(entry.rule)")
      #expect(entry.reason.hasSuffix(".") && entry.reason.count <= 100, "\(entry.rule)")
    }
  }

  private struct TwoStyles: BlueprintSupplying {
    let styles = ["one", "two"]
    let modules = ModuleTable(modules: [:], types: [:])

    func blueprint(named style: String) throws(BlueprintFault) -> Blueprint? {
      switch style {
      case "one":
        try Self.blueprint(
          style,
          extra: [Part("DI", "", isComposition: true), Part("Tests", "", isNeutral: true)],
          level: .error
        )
      case "two": try Self.blueprint(style, extra: [Part("Workers", "")], level: .off)
      default: nil
      }
    }

    private static func blueprint(
      _ name: String,
      extra: [Part],
      level: RuleLevel
    ) throws(BlueprintFault) -> Blueprint {
      try Blueprint(
        name: name,
        title: name,
        summary: "",
        layers: [],
        parts: [Part("Views", ""), Part("Models", "")] + extra,
        placements: [],
        edges: [edge],
        absences: [
          absence,
          Absence(from: nil, to: nil, reason: .written(""), remedy: .written(""), serves: []),
        ],
        imports: [],
        levels: Dictionary(uniqueKeysWithValues: RuleID.allCases.map { ($0, level) })
      )
    }
  }
}
