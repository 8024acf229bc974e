import Foundation
import TerminalUITesting
import Testing

@Suite(.serialized) struct `A terminal that was taken over` {
  /// Runs the demo between two looks at the terminal's settings, in a shell.
  private func session(ending: String) async throws -> TmuxSession {
    let demo = try BuiltProduct.path(of: "terminal-ui-demo")
    let script = """
      trap : INT; before=$(stty -g); "$1" "$2"; echo "status $?"
      test "$before" = "$(stty -g)" && echo restored || echo changed
      """
    let session = try TmuxSession(["sh", "-c", script, "sh", demo, ending], columns: 80, rows: 20)
    try await session.waitFor("key: none")
    return session
  }

  @Test(arguments: [("close", 0), ("drop", 0), ("exit", 7), ("crash", 128 + SIGILL)])
  func `is given back however the program ends`(ending: String, status: Int32) async throws {
    let session = try await session(ending: ending)
    try session.send("C-c")
    let screen = try await session.waitFor("restored")
    #expect(screen.contains("status \(status)\nrestored"))
    #expect(!screen.contains("Field:"))
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP, SIGQUIT])
  func `is given back before a signal ends the program`(signal: Int32) async throws {
    let session = try await session(ending: "close")
    kill(try child(of: session), signal)
    let screen = try await session.waitFor("restored")
    #expect(screen.contains("status \(128 + signal)\nrestored"))
  }

  @Test func `is given back by the second signal when the program hangs`() async throws {
    let session = try await session(ending: "hang")
    let child = try child(of: session)
    try session.send("C-c")
    kill(child, SIGTERM)
    try await session.waitFor("status", within: .seconds(20)) { screen in
      kill(child, SIGTERM)
      return screen.contains("status \(128 + SIGTERM)\nrestored")
    }
  }

  /// The demo's process, by the number that its screen shows.
  private func child(of session: TmuxSession) throws -> Int32 {
    let line = try session.screen().split(separator: "\n").first { $0.contains(" pid ") }
    return try #require(line?.split(separator: " ").last.flatMap { Int32($0) })
  }
}
