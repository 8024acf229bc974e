import Foundation

/// A tmux server that nobody else knows of.
struct TmuxServer: Sendable {
  private let program: URL
  private let name = "qatlam-\(UUID().uuidString.prefix(8))"

  /// Finds tmux in the search path; the server itself starts with its first session.
  init() throws {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let programs = folders.map { URL(filePath: String($0)).appending(path: "tmux") }
    let found = programs.first { FileManager.default.isExecutableFile(atPath: $0.path()) }
    guard let found else { throw TmuxFailure.notInstalled }
    program = found
  }

  /// Runs tmux with arguments and returns what it printed.
  ///
  /// - Throws: `TmuxFailure.refused` when tmux ends with another status than zero.
  @discardableResult
  func run(_ arguments: [String]) throws -> String {
    let process = Process()
    let output = Pipe()
    let complaints = Pipe()
    process.executableURL = program
    // UTF-8 whatever the locale, no configuration of the person who runs the tests.
    process.arguments = ["-u", "-L", name, "-f", "/dev/null"] + arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = complaints
    try process.run()
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

  /// Ends the server and everything that runs in it.
  func kill() {
    // A server that has ended by itself refuses, and that is what was wanted.
    _ = try? run(["kill-server"])
  }
}
