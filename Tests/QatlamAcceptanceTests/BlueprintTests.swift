import QatlamBlueprints
import QatlamDomain
import QatlamReports
import Testing

@Suite("Every built-in blueprint") struct BlueprintTests {
  private let supply = BuiltInBlueprints()

  @Test(arguments: ["clean", "vip", "viper", "clean-viper"])
  func `can be enforced, and explains every edge and every absence in a sentence`(
    style: String
  ) throws {
    let blueprint = try #require(try supply.blueprint(named: style))
    let sentences = blueprint.sayings.map { Wording.words(of: $0) }
    #expect(blueprint.name == style)
    #expect(sentences.filter { !$0.hasSuffix(".") || $0.count < 12 } == [])
  }

  @Test func `names all that it says, so that each language has words for it`() throws {
    var said: Set<Saying> = []
    for style in supply.styles {
      said.formUnion(try #require(try supply.blueprint(named: style)).sayings)
    }
    let known: [Saying] =
      CleanSaying.allCases.map(Saying.clean) + SceneSaying.allCases.map(Saying.scenes)
      + CleanVIPERSaying.allCases.map(Saying.cleanVIPER)
      + EveryStyleSaying.allCases.map(Saying.everyStyle)
    let settings: Set<Saying> = [
      .everyStyle(.projectsSettingsDoNotAllow), .everyStyle(.projectsSettingsLetItOwnRouter),
      .everyStyle(.turnReferenceRound),
    ]
    #expect(said == Set(known).subtracting(settings))
  }

  @Test(arguments: Language.allCases)
  func `has words in each language, no two sayings the same of one style`(language: Language) {
    let groups: [[Saying]] = [
      CleanSaying.allCases.map(Saying.clean), SceneSaying.allCases.map(Saying.scenes),
      CleanVIPERSaying.allCases.map(Saying.cleanVIPER),
      EveryStyleSaying.allCases.map(Saying.everyStyle),
      UpkeepSaying.allCases.map(Saying.upkeep),
    ]
    for group in groups {
      let words = group.map { Wording.words(of: $0, in: language) }
      #expect(words.filter { !$0.hasSuffix(".") || $0.count < 12 } == [])
      #expect(Set(words).count == words.count)
    }
    let reasons = RuleID.allCases.map { Wording.words(of: .rule($0), in: language) }
    #expect(reasons.filter { !$0.hasSuffix(".") || $0.count < 12 } == [])
  }

  @Test func `is found by the name that help lists`() throws {
    for style in supply.styles {
      #expect(try supply.blueprint(named: style)?.name == style)
    }
    #expect(try supply.blueprint(named: "onion") == nil)
  }
}

extension Blueprint {
  /// All reasons and remedies.
  fileprivate var sayings: [Saying] {
    edges.map(\.reason)
      + (absences + [featureBorder].compactMap(\.self)).flatMap { [$0.reason, $0.remedy] }
      + imports.flatMap { [$0.reason, $0.remedy] } + shapes.flatMap { [$0.reason, $0.remedy] }
  }
}
