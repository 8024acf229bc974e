import Foundation
import TerminalUITesting
import Testing

@testable import UserScene

/// The program in a real terminal, driven by its keys.
@Suite("The program in a terminal", .timeLimit(.minutes(1)))
struct ScreenTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private func start(
    _ words: String...,
    columns: Int = 60,
    rows: Int = 16,
    environment: [String: String] = [:]
  ) throws -> TmuxSession {
    let own = ["XDG_DATA_HOME": folder.path, "LC_ALL": "C.UTF-8"]
    return try TmuxSession(
      [try BuiltProduct.path(of: "user-scene")] + words,
      columns: columns,
      rows: rows,
      environment: own.merging(environment) { $1 }
    )
  }

  private func trimmed(_ screen: String) -> [String] {
    screen.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test func `shows, edits, saves, returns and quits`() async throws {
    let session = try start("show", "--id", "2", "--language", "tr")
    try await session.waitFor("ad yok")

    try session.send("e")
    try await session.waitFor("Kullanıcı 2 düzenleniyor")
    try session.type("Ayşe Öz")
    try session.send("Tab")
    try session.type("yanlış")
    try session.send("Enter")
    try await session.waitFor("Bu bir e-posta adresi değil.")
    try session.send("C-u")
    try session.type("ayse@example.com")
    try session.send("Enter")
    // The form says so too, for the moment before it goes.
    let screen = try await session.waitFor("the first scene, saved") {
      $0.contains("Kaydedildi.") && $0.contains("e Düzenle")
    }
    try session.send("q")

    #expect(
      trimmed(screen) == [
        "Kullanıcı 2", "Ad", "Ayşe Öz", "E-posta", "ayse@example.com", "Kaydedildi.",
        "e Düzenle   r Yenile   q Çık",
      ]
    )
    #expect(try await session.waitForExit() == 0)
    let users = FileUserDirectory(path: folder.path + "/user-scene/users.json")
    let kept = try await users.user(id: 2)
    #expect(kept == User(id: 2, name: "Ayşe Öz", email: "ayse@example.com"))
  }

  @Test func `shows right-to-left names and emoji in their places`() async throws {
    let session = try start("--id=5")
    let emoji = try await session.waitFor("ayse🌙@example.com")
    try session.send("q")
    try await session.waitForExit()
    let other = try start("--id=4")
    let arabic = try await other.waitFor("فاطمة@example.com")

    // A terminal may show a joined emoji by its first part; what follows must not move.
    #expect(trimmed(emoji)[2].unicodeScalars.first == "👩")
    #expect(trimmed(emoji)[2].hasSuffix(" Ayşe 🌙"))
    #expect(trimmed(arabic).prefix(3) == ["User 4", "Name", "فاطمة الفهرية"])
  }

  @Test func `wraps and scrolls a long name when the window shrinks`() async throws {
    let session = try start("--id=3")
    try await session.waitFor("piniano@example.com")

    try session.resize(columns: 30, rows: 8)
    let top = try await session.waitFor("▼")
    try session.send("PageDown", "PageDown", "PageDown")
    let bottom = try await session.waitFor("mple.com")

    #expect(trimmed(top).first == "User 3")
    #expect(top.contains("Don Diego José Francisco de"))
    #expect(!bottom.contains("Don Diego"))
    #expect(bottom.contains("▲"))
  }

  @Test func `opens the form at once when asked to edit, and warns of unsaved changes`()
    async throws
  {
    let session = try start("edit", "--id", "1")
    try await session.waitFor("Edit user 1")

    try session.type("!")
    try session.send("Escape")
    try await session.waitFor("Your changes are not saved.")
    try session.send("Escape")
    try await session.waitFor("e Edit")
    try session.send("C-c")

    #expect(try await session.waitForExit() == 0)
    #expect(try folder.names() == [])
  }

  @Test func `says that a user is missing, and stays`() async throws {
    let session = try start("--id=9")
    try await session.waitFor("There is no user 9.")

    try session.send("e")
    try await session.waitFor("There is no user to edit yet.")
    try session.send("Escape")

    #expect(try await session.waitForExit() == 0)
  }

  @Test func `uses no colours where none are wanted`() async throws {
    let session = try start("--id=1", environment: ["NO_COLOR": "1"])
    try await session.waitFor("zulfiya@example.com")
    let plain = try session.styledScreen()
    let coloured = try start("--id=1")
    try await coloured.waitFor("zulfiya@example.com")

    #expect(!plain.contains("\u{1B}[36m"))
    #expect(try coloured.styledScreen().contains("\u{1B}[36m"))
  }

  @Test func `fails when its output cannot be written`() async throws {
    let program = try BuiltProduct.path(of: "user-scene")
    let session = try TmuxSession(["sh", "-c", "exec '\(program)' --version > /dev/full"])

    #expect(try await session.waitForExit() == 3)
  }

  @Test func `fails on a terminal that cannot be drawn on`() async throws {
    let session = try start("--id=1", environment: ["TERM": "no-such-terminal"])

    #expect(try await session.waitForExit() == 3)
    #expect(try session.screen().contains("the terminal type 'no-such-terminal' is unknown"))
  }
}
