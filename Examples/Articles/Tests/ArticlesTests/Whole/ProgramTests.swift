import Foundation
import Testing

@testable import Articles

@Suite("The program over a database") struct ProgramTests {
  private let folder: ScratchFolder
  private let body = String(repeating: "matn ", count: 20)

  init() throws {
    folder = try ScratchFolder()
  }

  @Test func `writes, lists, shows, publishes and deletes`() async {
    let world = FakeWorld(folder: folder.url, files: ["b": Data((body + "\n").utf8)])
    let runs = [
      await world.run("list"),
      await world.run("write", "--title", "Salom", "--body-file", "b"),
      await world.run("list"),
      await world.run("drafts"),
      await world.run("publish", "abcd"),
      await world.run("list"),
      await world.run("drafts"),
      await world.run("show", "ABCD00"),
      await world.run("delete", "abcd", "--yes"),
      await world.run(),
    ]
    let line = "abcd0000  2023-11-14 22:13  Salom\n"
    let page = "Salom\nabcd0000, 2023-11-14 22:13, published\n\n\(body)\n"
    let outputs = [
      "No published articles yet.\n", "Saved. abcd0000  Salom\n", "No published articles yet.\n",
      line, "Published. abcd0000  Salom\n", line, "No drafts.\n", page,
      "Deleted. abcd0000  Salom\n", "No published articles yet.\n",
    ]
    #expect(runs == outputs.map { ProgramRun(status: 0, output: $0, errors: "") })
  }

  @Test func `writes JSON for other programs`() async {
    let world = FakeWorld(folder: folder.url, input: body)
    _ = await world.run("write", "--title", "A \"title\"", "--body-file", "-")
    let article = """
      {
        "body" : "\(body)",
        "createdAt" : "2023-11-14T22:13:20.000Z",
        "id" : "abcd0000-0000-4000-8000-000000000002",
        "isPublished" : false,
        "title" : "A \\"title\\""
      }
      """
    let indented = article.replacing("\n", with: "\n  ")
    let runs = [
      await world.run("list", "--json"), await world.run("list", "--drafts", "--json"),
      await world.run("show", "a", "--json"),
    ]
    let outputs = ["[\n\n]\n", "[\n  \(indented)\n]\n", article + "\n"]
    #expect(runs == outputs.map { ProgramRun(status: 0, output: $0, errors: "") })
  }

  @Test func `saves nothing that breaks the rule and says so`() async {
    let world = FakeWorld(folder: folder.url, input: String(repeating: "x", count: 99) + "\n")
    let run = await world.run("write", "--title", "T", "--body-file", "-", "--language", "uz")
    let text = "articles: Maqola sarlavhasi bo‘sh yoki tanasi 100 ta belgidan kam.\n"
    #expect(run == ProgramRun(status: 2, output: "", errors: text))
    #expect(await world.run("drafts").output == "No drafts.\n")
  }

  @Test func `writes under an id that is given, first anew and then again`() async {
    let world = FakeWorld(folder: folder.url, input: body)
    let id = "ABCD0000-0000-4000-8000-0000000000FF"
    let write = ["write", "--body-file", "-", "--id", id]
    let runs = [
      await world.run(write + ["--title", "First"]), await world.run("publish", id),
      await world.run(write + ["--title", "Second"]), await world.run("list"),
    ]
    let outputs = [
      "Saved. abcd0000  First\n", "Published. abcd0000  First\n", "Saved. abcd0000  Second\n",
      "abcd0000  2023-11-14 22:13  Second\n",
    ]
    #expect(runs == outputs.map { ProgramRun(status: 0, output: $0, errors: "") })
  }

  @Test func `keeps two databases apart`() async {
    let world = FakeWorld(folder: folder.url, input: body)
    let other = folder.file("other.sqlite").path
    _ = await world.run("write", "--title", "T", "--body-file", "-", "--database", other)
    #expect(await world.run("drafts").output == "No drafts.\n")
    #expect(await world.run("drafts", "--database", other).output.hasSuffix("  T\n"))
  }

  @Test(arguments: [("y", "Deleted. abcd0000  T\n"), ("n", ""), ("", "")])
  func `asks before it deletes`(answer: String, output: String) async {
    let world = FakeWorld(folder: folder.url, input: body, answer: answer)
    _ = await world.run("write", "--title", "T", "--body-file", "-")
    #expect(await world.run("delete", "ab") == ProgramRun(status: 0, output: output, errors: ""))
  }

  @Test func `deletes nothing where nobody can answer`() async {
    let world = FakeWorld(folder: folder.url, input: body)
    _ = await world.run("write", "--title", "T", "--body-file", "-")
    let text =
      "articles: Nobody can answer the question here; add '--yes'. See 'articles --help'.\n"
    #expect(await world.run("delete", "ab") == ProgramRun(status: 2, output: "", errors: text))
    #expect(await world.run("drafts").output == "abcd0000  2023-11-14 22:13  T\n")
  }

  @Test func `has nobody to sign in to`() async {
    let world = FakeWorld(folder: folder.url, input: "p\n")
    let run = await world.run("login", "--email", "a@b")
    let text = "articles: There is no server to sign in to; name one with --api URL.\n"
    #expect(run == ProgramRun(status: 3, output: "", errors: text))
  }

  @Test(arguments: [
    (
      ["write", "--title", "T", "--body-file", "none"], Int32(3),
      "'none' cannot be read; is the path right?"
    ),
    (
      ["write", "--title", "T", "--body-file", "latin"], 3,
      "'latin' is no UTF-8 text; convert it first."
    ),
    (["login", "--email", "a"], 3, "The input is empty; pipe the text in or name a file."),
    (["show", "zz"], 2, "No article's id begins with “zz”."),
    (["publish", "zz"], 2, "No article's id begins with “zz”."),
    (["delete", "zz", "--yes"], 2, "No article's id begins with “zz”."),
    (["frob"], 2, "'frob' is no command. See 'articles --help'."),
  ])
  func `says what is wrong and ends with its status`(
    arguments: [String],
    status: Int32,
    text: String
  ) async {
    let world = FakeWorld(folder: folder.url, files: ["latin": Data([0xE9, 0x0A])])
    let run = await world.run(arguments)
    #expect(run == ProgramRun(status: status, output: "", errors: "articles: \(text)\n"))
  }

  @Test func `speaks the environment's language, and the one asked for before it`() async {
    let world = FakeWorld(folder: folder.url, environment: ["LANG": "tr_TR.UTF-8"])
    let outputs = [
      await world.run("list").output, await world.run("list", "--language", "uz").output,
      await world.run("--help").output,
    ]
    let help = Wording(language: .turkish, timeZone: .gmt).usage
    #expect(
      outputs == ["Henüz yayımlanmış makale yok.\n", "Hali nashr etilgan maqola yo‘q.\n", help]
    )
  }

  @Test func `needs a home or a named database`() async {
    let world = FakeWorld(folder: folder.url, environment: ["XDG_DATA_HOME": ""])
    let run = await world.run("list")
    let text = "HOME names no folder to keep articles in; set it, or name one with --database."
    #expect(run == ProgramRun(status: 2, output: "", errors: "articles: \(text)\n"))
    let named = await world.run("list", "--database", folder.file("d").path)
    #expect(named == ProgramRun(status: 0, output: "No published articles yet.\n", errors: ""))
  }

  @Test func `lets no title move the terminal's cursor`() async {
    let world = FakeWorld(folder: folder.url, input: body)
    _ = await world.run("write", "--title", "a\u{1B}[2Jb\nc\u{9B}", "--body-file", "-")
    #expect(await world.run("drafts").output == "abcd0000  2023-11-14 22:13  a·[2Jb·c·\n")
  }
}
