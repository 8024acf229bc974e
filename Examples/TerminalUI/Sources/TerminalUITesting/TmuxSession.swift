import Foundation

/// A program that runs in a terminal of its own, for tests that press keys and read the screen.
///
/// Each session has a private tmux server, which ends with this object. The screen stays readable
/// after the program has ended.
public final class TmuxSession: Sendable {
  private let server: TmuxServer

  /// Starts a program in a terminal of the given extent.
  ///
  /// - Parameters:
  ///   - command: The program's path and its arguments; no shell reads them.
  ///   - columns: The terminal's width.
  ///   - rows: The terminal's height.
  ///   - environment: Variables to set for the program beside those of this process; `TERM` may
  ///     be among them. `NO_COLOR`, which `swift test` sets, is not passed on by itself.
  ///   - directory: The program's working folder; `nil` is that of this process.
  /// - Throws: A `TmuxFailure` when tmux is missing or refuses.
  public init(
    _ command: [String],
    columns: Int = 80,
    rows: Int = 24,
    environment: [String: String] = [:],
    directory: String? = nil
  ) throws {
    server = try TmuxServer()
    let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let place = directory.map { ["-c", $0] } ?? []
    do {
      try server.newSession(
        ["-d", "-x", String(columns), "-y", String(rows)] + place + ["env", "-u", "NO_COLOR"]
          + variables + command
      )
    } catch {
      server.kill()
      throw error
    }
  }

  deinit {
    server.kill()
  }

  /// Presses keys by their tmux names: `"Enter"`, `"Escape"`, `"Up"`, `"PageDown"`, `"C-c"`, `"q"`.
  public func send(_ keys: String...) throws {
    try server.run(["send-keys", "--"] + keys)
  }

  /// Types a text as it is, key by key.
  public func type(_ text: String) throws {
    try server.run(["send-keys", "-l", "--", text])
  }

  /// Gives the terminal another extent.
  public func resize(columns: Int, rows: Int) throws {
    try server.run(["resize-window", "-x", String(columns), "-y", String(rows)])
  }

  /// The screen as plain text, rows separated by line feeds, trailing blanks trimmed.
  public func screen() throws -> String {
    try server.run(["capture-pane", "-p"])
  }

  /// The screen with its colours and traits as escape sequences.
  public func styledScreen() throws -> String {
    try server.run(["capture-pane", "-p", "-e"])
  }

  /// The cell of the program's cursor, from zero, or `nil` while it is hidden.
  public func cursor() throws -> (row: Int, column: Int)? {
    let answer = try ask("#{cursor_flag} #{cursor_y} #{cursor_x}").split(separator: " ")
    guard answer.first == "1", answer.count == 3 else { return nil }
    guard let row = Int(answer[1]), let column = Int(answer[2]) else { return nil }
    return (row, column)
  }

  /// The process that was started, for sending it signals.
  public func processID() throws -> Int32? {
    Int32(try ask("#{pane_pid}"))
  }

  /// How the program ended, or `nil` while it runs or when a signal ended it.
  public func exitStatus() throws -> Int32? {
    Int32(try ask("#{pane_dead_status}"))
  }

  /// Whether the program has ended, in whatever way.
  public func hasEnded() throws -> Bool {
    // The end of the output is known before the way in which the program ended.
    if try !ask("#{pane_dead_status}#{pane_dead_signal}").isEmpty { return true }
    if try ask("#{pane_dead}") == "1" { server.remindOfChildren() }
    return false
  }

  /// Waits until the screen holds a text.
  ///
  /// - Returns: The first screen that holds it.
  /// - Throws: `TmuxFailure.notShown` with the last screen when the time is over.
  @discardableResult
  public func waitFor(_ text: String, within limit: Duration = .seconds(20)) async throws -> String
  {
    try await waitFor(text, within: limit) { $0.contains(text) }
  }

  /// Waits until the screen fulfils a condition.
  ///
  /// - Parameters:
  ///   - description: What is waited for, for the message.
  ///   - limit: How long to wait.
  ///   - condition: Whether a screen is the one waited for.
  /// - Returns: The first screen that fulfils it.
  /// - Throws: `TmuxFailure.notShown` with the last screen when the time is over.
  @discardableResult
  public func waitFor(
    _ description: String,
    within limit: Duration = .seconds(20),
    until condition: (String) throws -> Bool
  ) async throws -> String {
    var screen = ""
    let isShown = try await poll(within: limit) {
      screen = try self.screen()
      return try condition(screen)
    }
    guard isShown else { throw TmuxFailure.notShown(text: description, screen: screen) }
    return screen
  }

  /// Waits until the program has ended.
  ///
  /// - Returns: The exit status, `nil` after a signal.
  /// - Throws: `TmuxFailure.stillRunning` with the last screen when the time is over.
  @discardableResult
  public func waitForExit(within limit: Duration = .seconds(20)) async throws -> Int32? {
    let isOver = try await poll(within: limit) { try self.hasEnded() }
    guard isOver else { throw TmuxFailure.stillRunning(screen: try screen()) }
    return try exitStatus()
  }

  private func ask(_ format: String) throws -> String {
    try server.run(["display-message", "-p", format])
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private func poll(
    within limit: Duration,
    until condition: () throws -> Bool
  ) async throws -> Bool {
    let end = ContinuousClock.now + limit
    while true {
      if try condition() { return true }
      if ContinuousClock.now >= end { return false }
      try await Task.sleep(for: .milliseconds(20))
    }
  }
}
