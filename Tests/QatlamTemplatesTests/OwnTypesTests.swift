import QatlamTemplates
import Testing

/// What a template's own code is called, an entity cannot be called.
@Suite("A template's own types") struct OwnTypesTests {
  @Test(arguments: [
    ("clean", ["Console", "Container", "DomainError", "Settings", "Wording"]),
    ("clean-viper", ["AppDelegate", "Console", "Endpoint", "NetworkError", "Screen"]),
    ("vip", ["Composition", "Console", "NavigationStack", "TerminalScene"]),
    ("viper", ["Composition", "Console", "NavigationStack", "TerminalScene"]),
  ])
  func `are known without a list of them`(style: String, some: [String]) {
    #expect(Templates().ownTypes(style: style).isSuperset(of: some))
  }

  @Test(arguments: Templates().styles)
  func `hold nothing that is called after the entity or the app`(style: String) {
    let types = Templates().ownTypes(style: style)
    #expect(types.filter { $0.contains("Mark") } == [])
    #expect(Templates().ownTypes(style: "mvc") == [])
  }
}
