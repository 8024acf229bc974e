import Foundation
import SandboxServer
import TerminalUI
import TerminalUITesting
import Testing

@testable import UserScene

/// The whole way: from the command line or the screen over HTTP and back.
@MainActor
@Suite("The program with a server", .timeLimit(.minutes(1)))
struct ServerTests {
  private let server: SandboxServer

  init() throws {
    server = try SandboxServer.start(characters: 1)
  }

  private func report(_ words: String...) async -> Report {
    let api = ["--api", server.baseURL.absoluteString]
    return await UserSceneApp(arguments: words + api, environment: [:])
      .report(isInteractive: false)
  }

  @Test func `shows, changes and shows a user`() async {
    let before = await report("show", "--id=2")
    let change = await report("edit", "--id=2", "--name", "Ойша", "--email", "oysha@example.com")
    let after = await report("--id=2", "--json")

    #expect(
      [before, change, after] == [
        Report(status: .done, output: "User 2\nName:   no name\nE-mail: no e-mail\n"),
        Report(status: .done, output: "Saved.\n"),
        Report(
          status: .done,
          output: #"{"email":"oysha@example.com","id":2,"name":"Ойша"}"# + "\n"
        ),
      ]
    )
    #expect(
      server.requests == [
        RecordedRequest(method: "GET", path: "/users/2"),
        RecordedRequest(method: "GET", path: "/users/2"),
        RecordedRequest(method: "PUT", path: "/users/2"),
        RecordedRequest(method: "GET", path: "/users/2"),
      ]
    )
  }

  @Test func `sends nothing that will not do`() async {
    #expect(await report("edit", "--email", "none").status == .misuse)

    #expect(server.requests == [RecordedRequest(method: "GET", path: "/users/1")])
  }

  @Test(arguments: [
    (FaultPlan(failEvery: 1), "The server has a fault (status 500). Try again."),
    (FaultPlan(tooManyEvery: 1), "The server is busy. Try again in 1 s."),
    (FaultPlan(status: 401), "The server refused the request (status 401)."),
  ])
  func `words the server's faults`(faults: FaultPlan, notice: String) async {
    server.setFaults(faults)

    #expect(await report() == Report(status: .failure, complaint: "user-scene: \(notice)\n"))
  }

  @Test func `says that it is not known whether a lost answer meant yes`() async {
    // The user is loaded by the first request; the answer to the second one, the saving, is lost.
    server.setFaults(FaultPlan(cutEvery: 2, phase: .after))
    let lost = await report("edit", "--name", "Lost")
    server.setFaults(.none)

    let place = server.baseURL.absoluteString
    #expect(
      lost
        == Report(
          status: .failure,
          complaint: "user-scene: \(place) did not answer. "
            + "Whether it saved is not known: save again.\n"
        )
    )
    #expect(
      await report("edit", "--name", "Lost")
        == Report(status: .done, output: "Nothing was changed.\n")
    )
  }

  @Test func `keeps the known user on the screen when refreshing fails, and tries again`()
    async throws
  {
    let session = try TmuxSession(
      [try BuiltProduct.path(of: "user-scene"), "--api", server.baseURL.absoluteString],
      columns: 70,
      rows: 14,
      environment: ["LC_ALL": "en_US.UTF-8"]
    )
    try await session.waitFor("Aziza Karimova")

    server.setFaults(FaultPlan(failEvery: 1))
    try session.send("r")
    let failed = try await session.waitFor("The server has a fault (status 500). Try again.")
    server.setFaults(.none)
    try session.send("r")
    try await session.waitFor("the notice to go") { !$0.contains("fault") }
    try session.send("e")
    try await session.waitFor("Edit user 1")
    try session.send("C-u")
    try session.type("Aziza 🌙")
    try session.send("C-s")
    let saved = try await session.waitFor("the first scene, saved") {
      $0.contains("Saved.") && $0.contains("e Edit")
    }
    try session.send("q")

    #expect(failed.contains("Aziza Karimova"))
    #expect(saved.contains("Aziza 🌙"))
    #expect(try await session.waitForExit() == 0)
    let directory = HTTPUserDirectory(server: JSONServer(baseURL: server.baseURL))
    #expect(
      try await directory.user(id: 1)
        == User(id: 1, name: "Aziza 🌙", email: "aziza@example.com")
    )
  }
}
