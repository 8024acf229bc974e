import Testing

@testable import UserScene

/// The program on plain streams, with real files.
@MainActor
@Suite("The program without a terminal", .timeLimit(.minutes(1)))
struct UserSceneAppTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private func report(_ words: String...) async -> Report {
    let environment = ["XDG_DATA_HOME": folder.path, "LANG": "C"]
    return await UserSceneApp(arguments: words, environment: environment)
      .report(isInteractive: false)
  }

  @Test func `shows the first embedded user when nothing else is said`() async throws {
    #expect(
      await report()
        == Report(
          status: .done,
          output: """
            User 1
            Name:   Zulfiya Isroilova
            E-mail: zulfiya@example.com

            """
        )
    )
    #expect(try folder.names() == [])
  }

  @Test func `shows a user as one line of JSON`() async {
    #expect(
      await report("--json", "--id", "2")
        == Report(status: .done, output: #"{"email":null,"id":2,"name":null}"# + "\n")
    )
  }

  @Test func `changes a user and shows it so from then on`() async {
    let edited = await report("edit", "--id=5", "--name", "Ойбек 🌙", "--language", "uz")
    let shown = await report("show", "--id=5", "--language=tr")

    #expect(edited == Report(status: .done, output: "Saqlandi.\n"))
    #expect(
      shown
        == Report(
          status: .done,
          output: """
            Kullanıcı 5
            Ad:      Ойбек 🌙
            E-posta: ayse🌙@example.com

            """
        )
    )
  }

  @Test func `refuses values that will not do, and changes nothing`() async throws {
    #expect(
      await report("edit", "--name", "a\tb", "--email", "b")
        == Report(
          status: .misuse,
          complaint: """
            user-scene: Not saved: please correct this.
            user-scene: The name has line breaks or control characters. Remove them.
            user-scene: This is not an e-mail address. Write one such as somebody@example.com.

            """
        )
    )
    #expect(try folder.names() == [])
  }

  @Test func `says when nothing was changed`() async {
    #expect(
      await report("edit", "--id", "2", "--name", "")
        == Report(status: .done, output: "Nothing was changed.\n")
    )
  }

  @Test func `fails when there is no such user`() async {
    let complaint = "user-scene: There is no user 9. Choose another number.\n"

    #expect(await report("--id=9") == Report(status: .failure, complaint: complaint))
    #expect(
      await report("edit", "--id=9", "--name=A") == Report(status: .failure, complaint: complaint)
    )
  }

  @Test func `fails when a file is not there or holds nonsense`() async throws {
    let missing = folder.path + "/missing.json"
    let broken = try folder.write("[{\"id\":1},\n{\"id\":2 \"x\"}]", to: "broken.json")

    #expect(
      await report("--file", missing)
        == Report(
          status: .failure,
          complaint: "user-scene: \(missing) cannot be read. "
            + "Check that the file exists and may be read.\n"
        )
    )
    #expect(
      await report("--file", broken)
        == Report(
          status: .failure,
          complaint: "user-scene: \(broken):2 holds no user that can be read. Correct it.\n"
        )
    )
  }

  @Test func `says what is wrong with a command line`() async {
    #expect(
      await report("edit")
        == Report(
          status: .misuse,
          complaint: "user-scene: there is nothing to change: give '--name' or '--email', "
            + "or run it in a terminal\n"
        )
    )
    #expect(await report("--oops").status == .misuse)
  }

  @Test func `explains itself`() async {
    #expect(await report("--help") == Report(status: .done, output: Usage.text))
    #expect(await report("--version") == Report(status: .done, output: "1.0.0\n"))
  }
}
