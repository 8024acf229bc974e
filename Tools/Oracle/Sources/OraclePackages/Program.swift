package import Foundation

/// A program that is run to its end.
package struct Program {
  /// Why a program gave no answer.
  package enum Failure: Error {
    case notFound(String)
    case failed(String, status: Int32)
  }

  private let name: String
  private let arguments: [String]

  /// Names a program and what it is told.
  ///
  /// The name is looked up on the `PATH`, unless it is a path.
  package init(name: String, arguments: [String]) {
    self.name = name
    self.arguments = arguments
  }

  /// Runs it and returns what it printed.
  ///
  /// Its standard error is ours.
  package func output() throws -> Data {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [name] + arguments
    process.standardOutput = output
    do {
      try process.run()
    } catch {
      throw Failure.notFound(name)
    }
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure.failed(name, status: process.terminationStatus)
    }
    return data
  }
}
