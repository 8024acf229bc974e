import Foundation
import SandboxServer
import TerminalUITesting
import Testing

@Suite(.timeLimit(.minutes(1))) struct `The screen in a terminal` {
  @Test func `lists, opens, searches, filters, resizes and quits`() async throws {
    let session = try TmuxSession(
      [try ProgramUnderTest.path, "--offline", "--language", "en"],
      columns: 80,
      rows: 24
    )
    let list = try await session.waitFor("40 of 40 characters")
    #expect(list.contains("› ● alive    Zafar Orbitov"))

    try session.send("End")
    try await session.waitFor("› ● unknown  Somebody’s Reflection")
    try session.send("Home", "Down", "Down", "Enter")
    try await session.waitFor("https://sample.invalid/api/character/avatar/3.jpeg")
    try session.send("i")
    try await session.waitFor("There is no such picture.")
    try session.send("Escape")
    try await session.waitFor("› ● dead     Captain Brine")

    try session.send("/")
    try session.type("murat")
    try await session.waitFor("2 of 2 characters")
    try session.send("Enter", "f", "f")
    try await session.waitFor("[dead]") { $0.contains("No character matches.") }
    try session.send("f", "f")
    try await session.waitFor("[All]") { $0.contains("Small Murat") }

    try session.resize(columns: 40, rows: 12)
    try await session.waitFor("narrow") { !$0.contains("Glass Harbour") && $0.contains("Tall") }
    try session.send("q")
    #expect(try await session.waitForExit() == 0)
  }

  @Test func `shows no colour where none is wanted`() async throws {
    let session = try TmuxSession(
      [try ProgramUnderTest.path, "--offline", "--language", "uz"],
      environment: ["NO_COLOR": "1"]
    )
    try await session.waitFor("40 qahramondan 40 tasi")

    #expect(try !session.styledScreen().contains("\u{1B}[32m"))
    try session.send("C-c")
    #expect(try await session.waitForExit() == 0)
  }

  @Test func `says what failed and tries again on demand`() async throws {
    let server = try SandboxServer.start(faults: FaultPlan(status: 500))
    let session = try TmuxSession([
      try ProgramUnderTest.path, "--language", "tr", "--api",
      server.baseURL.appending(path: "api").absoluteString,
    ])
    try await session.waitFor("Sunucuda hata oluştu (durum 500).")

    server.setFaults(.none)
    try session.send("t")
    try await session.waitFor("800 karakterden")
    try session.send("q")
    #expect(try await session.waitForExit() == 0)
  }
}
