import Testing

@testable import UserScene

@Suite("The composition")
struct CompositionTests {
  @Test(arguments: [
    ([:], Language.english),
    (["LANG": "uz_UZ.UTF-8"], .uzbek),
    (["LANG": "uz_UZ@cyrillic"], .uzbek),
    (["LANG": "en_US.UTF-8", "LC_MESSAGES": "tr"], .turkish),
    (["LANG": "uz", "LC_MESSAGES": "uz", "LC_ALL": "tr-TR"], .turkish),
    (["LC_ALL": "", "LANG": "tr_TR"], .turkish),
    (["LC_ALL": "C", "LANG": "tr_TR"], .english),
    (["LANG": "uzx"], .english),
  ])
  func `speaks the language of the environment`(
    environment: [String: String],
    language: Language
  ) {
    #expect(Composition(environment: environment).language(for: .init()) == language)
  }

  @Test func `prefers the language that was asked for`() {
    let composition = Composition(environment: ["LC_ALL": "tr"])

    #expect(composition.language(for: .init(language: .uzbek)) == .uzbek)
  }

  @Test func `keeps the own file where the environment says`() async throws {
    let folder = try ScratchFolder()
    let composition = Composition(environment: ["HOME": folder.path])

    let directory = try composition.directory(for: .own)
    _ = try await directory.save(User(id: 1, name: "A", email: nil))

    #expect(try folder.names() == [".local"])
    #expect(try folder.read(".local/share/user-scene/users.json").contains(#""name" : "A""#))
  }

  @Test(arguments: [[:], ["HOME": ""], ["XDG_DATA_HOME": "relative"]])
  func `refuses an environment without a place for the own file`(environment: [String: String]) {
    #expect(throws: Misuse.noHome) {
      try Composition(environment: environment).directory(for: .own)
    }
  }
}
