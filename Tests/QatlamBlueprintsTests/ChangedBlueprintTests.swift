import QatlamBlueprints
import QatlamDomain
import Testing

@Suite("A blueprint that settings change")
struct ChangedBlueprintTests {
  private func blueprint(_ style: String) throws -> Blueprint {
    try #require(try BuiltInBlueprints().blueprint(named: style))
  }

  @Test(arguments: ["clean", "vip", "viper", "clean-viper"])
  func `is the same where they say nothing`(style: String) throws {
    let blueprint = try blueprint(style)
    #expect(try blueprint.changed(by: BlueprintChanges()) == blueprint)
  }

  @Test(arguments: ["View", "Presenter", "Interactor"], ["vip", "viper"])
  func `lets one part alone own the router`(owner: String, style: String) throws {
    var changes = BlueprintChanges()
    changes.routerOwner = owner
    let changed = try blueprint(style).changed(by: changes)
    let owners = ["View", "Presenter", "Interactor"].filter { part in
      changed.edge(from: part, to: "RouterProtocols") != nil
    }
    #expect(owners == [owner])
  }

  @Test func `allows an edge more, and has the levels that are wished for`() throws {
    var changes = BlueprintChanges()
    changes.edges = [Edge("Views", "UseCases", .written("for now"))]
    changes.levels = [.leak: .error, .storyboard: .off]
    let changed = try blueprint("clean").changed(by: changes)
    #expect(changed.edge(from: "Views", to: "UseCases")?.reason == .written("for now"))
    #expect(changed.levels[.leak] == .error)
    #expect(changed.levels[.storyboard] == .off)
  }
}
