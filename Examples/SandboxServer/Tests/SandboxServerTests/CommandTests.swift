import Foundation
import Testing

@Suite struct `The command sandbox-server` {
  /// A running command, and what it wrote.
  private struct Run {
    let process = Process()
    let output = Pipe()
    let complaints = Pipe()

    init(_ arguments: [String]) throws {
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
      let folder = bundle.map { $0.bundleURL.deletingLastPathComponent() } ?? Bundle.main.bundleURL
      process.executableURL = folder.appending(path: "sandbox-server")
      process.arguments = arguments
      process.standardOutput = output
      process.standardError = complaints
      try process.run()
    }

    func end() throws -> String {
      let written = try output.fileHandleForReading.readToEnd() ?? Data()
      let complained = try complaints.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      return "\(process.terminationStatus) "
        + String(decoding: written + complained, as: UTF8.self)
    }
  }

  @Test(arguments: [
    (["--prot", "1"], "there is no option '--prot'"),
    (["--port"], "'--port' needs a value"),
    (["--port", "70000"], "'--port 70000': the value must be a number from 0 to 65535"),
    (["--fail-every", "0"], "'--fail-every 0': the value must be a number from 1 to 1000000"),
    (["--phase", "during"], "'--phase during': the value must be 'before' or 'after'"),
  ])
  func `refuses arguments it does not understand`(arguments: [String], message: String) throws {
    let result = try Run(arguments).end()
    #expect(result == "2 sandbox-server: \(message)\nTry 'sandbox-server --help'.\n")
  }

  @Test func `explains itself`() throws {
    let result = try Run(["--help"]).end()
    #expect(result.hasPrefix("0 Usage: sandbox-server [options]\n"))
    #expect(result.contains("--fail-every N"))
  }

  @Test func `says that it cannot start`() throws {
    let result = try Run(["--database", "/no/such/folder/x.db"]).end()
    #expect(
      result
        == "3 sandbox-server: the database cannot be used: "
        + "/no/such/folder/x.db: unable to open database file\n"
    )
  }

  @Test func `serves with its faults until it is told to end`() async throws {
    let run = try Run(["--characters", "2", "--fail-every", "2", "--port", "0"])
    let line = String(decoding: run.output.fileHandleForReading.availableData, as: UTF8.self)
    let prefix = "listening on "
    #expect(line.hasPrefix(prefix + "http://127.0.0.1:"))
    let address = line.dropFirst(prefix.count).trimmingCharacters(in: .newlines)
    let client = Client(try #require(URL(string: address)))
    let first = try await client.send("GET", "/api/character/3")
    let second = try await client.send("GET", "/api/character/3")
    let statuses: [Int] = [first.status, second.status]
    #expect(statuses == [404, 500] as [Int])
    kill(run.process.processIdentifier, SIGINT)
    #expect(try run.end() == "0 ")
  }
}
