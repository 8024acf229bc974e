import Foundation
import QatlamTestSupport

/// The built program, run as a process.
struct Qatlam {
  /// How a run ended.
  struct Outcome: Equatable {
    var status: Int32
    var output: String
    var errors: String
  }

  /// Why the program could not be run.
  struct Missing: Error {
    let looked: [String]
  }

  private let binary: URL

  /// Finds the program beside the tests, where a build puts both.
  init() throws {
    let candidates = [
      Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent(),
      Bundle.main.bundleURL.deletingLastPathComponent(),
      Repository.url(".build/debug"),
    ].compactMap { $0?.appending(path: "qatlam") }
    guard
      let found = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) })
    else { throw Missing(looked: candidates.map(\.path)) }
    binary = found
  }

  /// Runs the program in a folder and waits for its end.
  func callAsFunction(_ arguments: String..., in folder: String = "/") throws -> Outcome {
    try self(arguments, in: folder)
  }

  /// Runs the program in a folder and waits for its end.
  ///
  /// `environment`: Variables that are set besides those of the tests.
  func callAsFunction(
    _ arguments: [String],
    in folder: String = "/",
    environment: [String: String] = [:]
  ) throws -> Outcome {
    let process = process(arguments, in: folder)
    if !environment.isEmpty {
      process.environment = ProcessInfo.processInfo.environment
        .merging(environment) { _, set in set }
    }
    // Files, not pipes: nobody has to empty them while the program runs.
    let scratch = try ScratchFolder()
    for name in ["output", "errors"] { try scratch.write(name, []) }
    process.standardOutput = FileHandle(forWritingAtPath: scratch.path("output"))
    process.standardError = FileHandle(forWritingAtPath: scratch.path("errors"))
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus,
      output: scratch.text("output") ?? "",
      errors: scratch.text("errors") ?? ""
    )
  }

  /// Runs the program and kills it once a condition holds, or lets it end before.
  func killed(
    _ arguments: [String],
    in folder: String,
    once condition: () throws -> Bool
  ) throws {
    let process = process(arguments, in: folder)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    while process.isRunning {
      guard try condition() else { continue }
      kill(process.processIdentifier, SIGKILL)
      break
    }
    process.waitUntilExit()
  }

  /// Runs the program with a reader that goes away at once; the outcome has no output.
  func toNobody(_ arguments: String...) throws -> Outcome {
    let process = process(arguments, in: "/")
    let scratch = try ScratchFolder()
    try scratch.write("errors", [])
    process.standardError = FileHandle(forWritingAtPath: scratch.path("errors"))
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    try pipe.fileHandleForReading.close()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus,
      output: "",
      errors: scratch.text("errors") ?? ""
    )
  }

  /// Runs the program with a pipe that never lets it wait, and reads what comes.
  func throughNonBlockingPipe(_ arguments: String...) throws -> Outcome {
    let process = process(arguments, in: "/")
    let scratch = try ScratchFolder()
    try scratch.write("errors", [])
    process.standardError = FileHandle(forWritingAtPath: scratch.path("errors"))
    let pipe = Pipe()
    let writer = pipe.fileHandleForWriting.fileDescriptor
    _ = fcntl(writer, F_SETFL, fcntl(writer, F_GETFL) | O_NONBLOCK)
    process.standardOutput = pipe
    try process.run()
    try pipe.fileHandleForWriting.close()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus,
      output: String(decoding: output, as: UTF8.self),
      errors: scratch.text("errors") ?? ""
    )
  }

  /// Starts the program outside CI and does not wait for its end.
  func start(_ arguments: [String]) throws -> Process {
    let process = process(arguments, in: "/")
    process.environment = ProcessInfo.processInfo.environment.merging(["CI": ""]) { _, set in set }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  private func process(_ arguments: [String], in folder: String) -> Process {
    let process = Process()
    process.executableURL = binary
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder)
    process.standardInput = FileHandle.nullDevice
    return process
  }
}
