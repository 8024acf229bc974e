import Foundation
import TerminalUITesting
import Testing

@Suite("The program in a terminal", .timeLimit(.minutes(1))) struct TmuxTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  @Test func `writes, publishes, reads and deletes an article`() async throws {
    let session = try start()
    try await session.waitFor("No published articles yet.")
    try session.send("w")
    try await session.waitFor("0 characters, at least 100 needed")
    try session.type("Qatlam haqida")
    try session.send("Enter")
    try session.type(String(repeating: "o‘zbek ", count: 15))
    try await session.waitFor("105 characters, at least 100 needed")
    try session.send("C-s")
    try await session.waitFor("Saved.")
    try session.send("t")
    try await session.waitFor("Drafts (1)")
    try session.send("p")
    try await session.waitFor("Published.")
    try session.send("Escape")
    try await session.waitFor("Articles (1)")
    try session.send("Enter")
    try await session.waitFor("Article, published")
    try session.send("d")
    try await session.waitFor("Delete “Qatlam haqida”? y/n")
    try session.send("y")
    try await session.waitFor("No published articles yet.")
    try session.send("q")
    #expect(try await session.waitForExit() == 0)
  }

  @Test func `fits any size`() async throws {
    let session = try start(columns: 20, rows: 6)
    try await session.waitFor("Enter read  w write…")
    try session.resize(columns: 100, rows: 30)
    try await session.waitFor("q quit")
    try session.resize(columns: 12, rows: 4)
    try await session.waitFor("Enter read …")
    try session.send("C-c")
    #expect(try await session.waitForExit() == 0)
  }

  @Test func `shows no colour where none is wanted`() async throws {
    let plain = try start(environment: ["NO_COLOR": "1"])
    try await plain.waitFor("No published articles yet.")
    try plain.send("w", "x", "C-s")
    try await plain.waitFor("The article's title is empty")
    let colored = try start()
    try await colored.waitFor("No published articles yet.")
    try colored.send("w", "x", "C-s")
    try await colored.waitFor("The article's title is empty")
    #expect(try [plain, colored].map { hasColor(try $0.styledScreen()) } == [false, true])
  }

  @Test(arguments: [
    ("uz", "Hali nashr etilgan maqola yo‘q."), ("tr", "Henüz yayımlanmış makale yok."),
  ])
  func `speaks the language asked for`(language: String, text: String) async throws {
    let session = try start(arguments: ["--language", language])
    try await session.waitFor(text)
  }

  @Test func `says why the terminal cannot be used`() async throws {
    let session = try start(environment: ["TERM": "nonsense"])
    try await session.waitFor("articles: the terminal type 'nonsense' is unknown")
    #expect(try await session.waitForExit() == 3)
  }

  private func start(
    arguments: [String] = [],
    columns: Int = 80,
    rows: Int = 24,
    environment: [String: String] = [:]
  ) throws -> TmuxSession {
    let variables = ["LC_ALL": "C.UTF-8", "XDG_DATA_HOME": folder.url.path]
    return try TmuxSession(
      [Package.program("articles").path] + arguments,
      columns: columns,
      rows: rows,
      environment: variables.merging(environment) { $1 }
    )
  }

  /// Says whether a screen sets a foreground colour: codes 30 to 37.
  private func hasColor(_ screen: String) -> Bool {
    screen.contains(/\u{1B}\[(\d+;)*3[0-7](;\d+)*m/)
  }
}
