import Foundation

/// A tmux server that nobody else knows of.
///
/// It runs in the foreground, as a child of the tests: a server that makes itself a daemon keeps
/// what Foundation watches a process by, and waiting for its parent would never end.
final class TmuxServer: Sendable {
  /// The private server's settings, in place of those of the person who runs the tests.
  private static let settings = """
    set -g remain-on-exit on
    set -g remain-on-exit-format ""
    set -g status off
    set -s escape-time 0
    set -s default-terminal tmux-256color

    """

  private let program: URL
  private let folder: URL
  private let server: Process

  /// Finds tmux in the search path and starts a server without sessions.
  init() throws {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let programs = folders.map { URL(filePath: String($0)).appending(path: "tmux") }
    let found = programs.first { FileManager.default.isExecutableFile(atPath: $0.path()) }
    guard let found else { throw TmuxFailure.notInstalled }
    program = found
    folder = FileManager.default.temporaryDirectory.appending(
      path: "tmux-\(UUID().uuidString.prefix(13))"
    )
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(Self.settings.utf8).write(to: folder.appending(path: "settings"))
    server = Self.process(program, in: folder, arguments: ["-D"])
    server.standardOutput = FileHandle.nullDevice
    server.standardError = FileHandle.nullDevice
    try SignalMask.withEverySignal { try server.run() }
  }

  /// Starts a session as soon as the server takes calls.
  ///
  /// - Parameter arguments: What follows `new-session`.
  /// - Throws: `TmuxFailure.refused` when tmux does not like the arguments, or when the server
  ///   takes no calls within ten seconds.
  func newSession(_ arguments: [String]) throws {
    let end = ContinuousClock.now + .seconds(10)
    while true {
      do {
        try run(["show-options", "-s"])
        break
      } catch  where ContinuousClock.now < end {
        Thread.sleep(forTimeInterval: 0.005)
      }
    }
    try run(["new-session"] + arguments)
  }

  /// Calls the server and returns what it printed.
  ///
  /// - Throws: `TmuxFailure.refused` when tmux ends with another status than zero.
  @discardableResult
  func run(_ arguments: [String]) throws -> String {
    let process = Self.process(program, in: folder, arguments: ["-N"] + arguments)
    let output = Pipe()
    let complaints = Pipe()
    process.standardOutput = output
    process.standardError = complaints
    try SignalMask.withEverySignal { try process.run() }
    let printed = try output.fileHandleForReading.readToEnd() ?? Data()
    let complaint = try complaints.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let message = String(decoding: complaint, as: UTF8.self)
      throw TmuxFailure.refused(
        arguments: arguments,
        message: message.trimmingCharacters(in: .whitespacesAndNewlines)
      )
    }
    return String(decoding: printed, as: UTF8.self)
  }

  /// Makes the server look for programs that have ended.
  ///
  /// tmux 3.3 misses about one in ten of those that end at once, and would never ask again.
  func remindOfChildren() {
    Foundation.kill(server.processIdentifier, SIGCHLD)
  }

  /// Ends the server and everything that runs in it.
  func kill() {
    server.terminate()
    server.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  /// A call of tmux for this server, in UTF-8 whatever the locale.
  private static func process(_ program: URL, in folder: URL, arguments: [String]) -> Process {
    let process = Process()
    process.executableURL = program
    process.arguments =
      ["-u", "-S", folder.appending(path: "socket").path()]
      + ["-f", folder.appending(path: "settings").path()] + arguments
    process.standardInput = FileHandle.nullDevice
    return process
  }
}
