import Foundation
import Testing

@Suite("The program in a pipe") struct ExecutableTests {
  private let folder: ScratchFolder
  private let body = String(repeating: "matn ", count: 20)

  init() throws {
    folder = try ScratchFolder()
  }

  @Test func `writes plain text`() throws {
    let runs = [
      try run(["write", "--title", "Salom", "--body-file", "-"], input: body), try run([]),
      try run(["frob"]), try run(["login", "--email", "a@b"], input: "p"), try run(["--version"]),
    ]
    #expect(runs.map(\.status) == [0, 0, 2, 3, 0])
    #expect(runs[0].output.hasPrefix("Saved. ") && runs[0].output.hasSuffix("  Salom\n"))
    #expect(runs[1].output == "No published articles yet.\n")
    #expect(runs[2].errors == "articles: 'frob' is no command. See 'articles --help'.\n")
    #expect(runs[4].output == "articles 0.1.0\n")
  }

  @Test func `keeps articles in the user's data folder`() throws {
    _ = try run(["write", "--title", "Salom", "--body-file", "-"], input: body)
    let file = folder.file("articles/articles.sqlite")
    #expect(FileManager.default.fileExists(atPath: file.path))
  }

  #if canImport(FoundationNetworking)
  // A connection cut inside the headers ends the process in FoundationNetworking itself
  // (swift-corelibs-foundation, NativeProtocol: "Transfer completed, but there's no response").
  // When this test fails, the toolchain is repaired: these bytes then belong to the tests of the
  // HTTP client, and the note on them out of the README.
  @Test func `meets a fault of the toolchain where a server dies inside its headers`() throws {
    let server = try ScriptedServer(.sends("HTTP/1.1 200 OK\r\nContent-"))
    let run = try run(["list", "--api", server.baseURL.absoluteString])
    #expect(run.reason == .uncaughtSignal)
    #expect(run.errors.contains("Transfer completed, but there's no response."))
  }
  #endif

  private struct Run {
    let status: Int32
    let reason: Process.TerminationReason
    let output: String
    let errors: String
  }

  private func run(_ arguments: [String], input: String = "") throws -> Run {
    let process = Process()
    let (stdin, output, errors) = (Pipe(), Pipe(), Pipe())
    process.executableURL = Package.program("articles")
    process.arguments = arguments
    process.environment = ["XDG_DATA_HOME": folder.url.path, "LANG": "C.UTF-8", "TZ": "UTC"]
    process.standardInput = stdin
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    try stdin.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try stdin.fileHandleForWriting.close()
    let texts = [output, errors].map {
      String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus,
      reason: process.terminationReason,
      output: texts[0],
      errors: texts[1]
    )
  }
}
