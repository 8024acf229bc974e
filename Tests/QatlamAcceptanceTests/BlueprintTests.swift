import QatlamBlueprints
import QatlamDomain
import Testing

@Suite("Every built-in blueprint") struct BlueprintTests {
  private let supply = BuiltInBlueprints()

  @Test(arguments: ["clean", "vip", "viper", "clean-viper"])
  func `can be enforced, and explains every edge and every absence in a sentence`(
    style: String
  ) throws {
    let blueprint = try #require(try supply.blueprint(named: style))
    let reasons = blueprint.edges.map(\.reason) + blueprint.absences.map(\.reason)
    let sentences = reasons + blueprint.absences.map(\.remedy) + blueprint.imports.map(\.reason)
    #expect(blueprint.name == style)
    #expect(sentences.filter { !$0.hasSuffix(".") || $0.count < 12 } == [])
  }

  @Test func `is found by the name that help lists`() throws {
    for style in supply.styles {
      #expect(try supply.blueprint(named: style)?.name == style)
    }
    #expect(try supply.blueprint(named: "onion") == nil)
  }
}
