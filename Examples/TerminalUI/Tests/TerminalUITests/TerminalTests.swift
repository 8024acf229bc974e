import Foundation
import TerminalUI
import TerminalUITesting
import Testing

@Suite(.serialized) struct `A terminal` {
  private func start(
    _ ending: String = "close",
    columns: Int = 60,
    rows: Int = 16,
    environment: [String: String] = [:]
  ) async throws -> TmuxSession {
    let demo = try BuiltProduct.path(of: "terminal-ui-demo")
    let session = try TmuxSession(
      [demo, ending],
      columns: columns,
      rows: rows,
      environment: environment
    )
    return session
  }

  @Test func `shows wide characters in their places and takes typed ones whole`() async throws {
    let session = try await start()
    try await session.waitFor("Field:")
    try session.type("e\u{301} 界👍")
    let screen = try await session.waitFor("Field: e\u{301} 界👍")
    let lines = screen.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "Demo 界 👨 é")
    #expect(lines[2] == "key: character(\"👍\")")
    let cursor = try #require(try session.cursor())
    #expect(cursor == (3, 13))
  }

  @Test(arguments: [
    ("Enter", "enter"), ("Escape", "escape"), ("Tab", "tab"), ("BTab", "backTab"),
    ("BSpace", "backspace"), ("DC", "delete"), ("Up", "up"), ("Down", "down"), ("Left", "left"),
    ("Right", "right"), ("PageUp", "pageUp"), ("PageDown", "pageDown"), ("Home", "home"),
    ("End", "end"), ("C-s", "control(\"s\")"), ("C-z", "control(\"z\")"),
    ("C-q", "control(\"q\")"),
  ])
  func `names its keys`(key: String, name: String) async throws {
    let session = try await start()
    try await session.waitFor("key: none")
    try session.send(key)
    try await session.waitFor("key: \(name)\n")
  }

  @Test func `hides the cursor when the canvas has none`() async throws {
    let session = try await start()
    try await session.waitFor("key: none")
    try session.send("Tab", "Tab", "End")
    let screen = try await session.waitFor("key: end")
    #expect(try session.cursor() == nil)
    #expect(screen.contains("entry 30"))
  }

  @Test func `follows the window through every size`() async throws {
    let session = try await start()
    try await session.waitFor("60x16")
    for (columns, rows) in [(40, 10), (200, 50), (7, 2), (80, 24)] {
      try session.resize(columns: columns, rows: rows)
      try await session.waitFor("\(columns)x\(rows)")
    }
    try session.resize(columns: 3, rows: 3)
    try await session.waitFor("Dem\n3x3\n")
  }

  @Test func `lives in one cell`() async throws {
    let session = try await start(columns: 1, rows: 1)
    try await session.waitFor("a hidden cursor") { _ in try session.cursor() == nil }
    try session.resize(columns: 60, rows: 16)
    let screen = try await session.waitFor("60x16")
    #expect(screen.contains("key: resize"))
  }

  @Test(arguments: [
    ([:], true),
    (["NO_COLOR": ""], true),
    (["NO_COLOR": "1"], false),
    (["TERM": "vt100"], false),
  ])
  func `uses colours where it may`(
    environment: [String: String],
    isColorful: Bool
  ) async throws {
    let session = try await start(environment: environment)
    try await session.waitFor("key: none")
    let screen = try session.styledScreen()
    #expect(screen.contains("\u{1B}[36m") == isColorful, "\(screen)")
  }

  @Test(arguments: [
    ("qatlam-9000", "the terminal type 'qatlam-9000' is unknown"),
    ("dumb", "the terminal type 'dumb' cannot place its cursor"),
    ("", "the environment variable TERM is not set"),
  ])
  func `says what is wrong with its type`(type: String, message: String) async throws {
    let session = try await start(columns: 200, environment: ["TERM": type])
    let screen = try await session.waitFor("error:")
    #expect(screen.hasPrefix("error: \(message): set"))
    #expect(try await session.waitForExit() == 3)
  }

  @Test(arguments: ["", "C", "POSIX", "tr_TR.ISO-8859-9"])
  func `shows Unicode whatever the locale`(locale: String) async throws {
    let session = try await start(environment: ["LC_ALL": locale, "LANG": locale])
    try await session.waitFor("Demo 界 👨 é")
  }

  @Test func `is refused when the program is not in one`() throws {
    let process = Process()
    let complaints = Pipe()
    process.executableURL = URL(filePath: try BuiltProduct.path(of: "terminal-ui-demo"))
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = complaints
    try process.run()
    let complaint = try complaints.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 3)
    #expect(
      String(decoding: complaint, as: UTF8.self)
        == "error: input and output are not a terminal: run the program in a terminal window\n"
    )
  }
}
