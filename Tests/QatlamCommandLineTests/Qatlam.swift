import Foundation

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
    let repository = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let candidates = [
      Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent(),
      Bundle.main.bundleURL.deletingLastPathComponent(),
      repository.appending(path: ".build/debug"),
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
  func callAsFunction(_ arguments: [String], in folder: String = "/") throws -> Outcome {
    let process = Process()
    process.executableURL = binary
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder)
    process.standardInput = FileHandle.nullDevice
    // Files, not pipes: nobody has to empty them while the program runs.
    let scratch = FileManager.default.temporaryDirectory
      .appending(path: "qatlam-run-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let output = scratch.appending(path: "output")
    let errors = scratch.appending(path: "errors")
    for file in [output, errors] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus,
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self)
    )
  }
}
