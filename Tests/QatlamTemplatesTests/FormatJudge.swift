import Foundation

/// What `swift format` says, which also parses what it reads.
enum FormatJudge {
  /// Returns what it has to say about a folder; each file is judged by the settings nearest to it.
  static func findings(in folder: String) throws -> String {
    let lint = Process()
    lint.executableURL = URL(filePath: "/usr/bin/env")
    lint.currentDirectoryURL = URL(filePath: folder)
    lint.arguments = ["swift", "format", "lint", "--strict", "--recursive", "."]
    let output = Pipe()
    lint.standardError = output
    try lint.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    lint.waitUntilExit()
    return text
  }
}
