import Foundation

/// Scans changed copies of Swift files, the same ones for the same seed: `token-fuzz COUNT SEED FOLDER...`.
///
/// The changes are those of `oracle mutate`; every fourth copy gets text besides that opens something or is no Swift.
@main
enum TokenFuzz {
  /// Longer files would only make the run slow.
  private static let sizeLimit = 6_000
  /// No input of this size may take more processor time, in seconds.
  private static let timeLimit = 0.1

  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count >= 3, let count = Int(arguments[1]), let seed = UInt64(arguments[2])
    else {
      FileHandle.standardError.write(Data("token-fuzz: COUNT SEED FOLDER...\n".utf8))
      exit(2)
    }
    var mutator = Mutator(files: try files(in: arguments.dropFirst(2)), seed: seed)
    var hostility = Hostility(seed: seed)
    // A trap says nothing of its input: this environment variable keeps each in a file first.
    let trace = ProcessInfo.processInfo.environment["TOKEN_FUZZ_TRACE"]
    var execution = Execution()
    var longest = 0.0
    var bytesInAll = 0
    for number in 1...count {
      guard var bytes = mutator.next() else { break }
      if number % 4 == 0 { hostility.change(&bytes) }
      if let trace { try Data(bytes).write(to: URL(filePath: trace)) }
      let start = clock()
      let faults = execution.faults(of: bytes)
      let time = Double(clock() - start) / Double(CLOCKS_PER_SEC)
      longest = max(longest, time)
      bytesInAll += bytes.count
      guard faults.isEmpty, time < timeLimit else {
        try Data(bytes).write(to: URL(filePath: "token-fuzz-\(seed)-\(number).swift"))
        say("execution \(number): \(time) s, \(faults)")
        exit(1)
      }
      if number % 100_000 == 0 { say("\(number) executions, seed \(seed)") }
    }
    print(
      "\(count) executions, seed \(seed): no fault; \(bytesInAll) bytes, the longest took \(longest)"
    )
  }

  /// Prints a line at once, even into a file.
  private static func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  private static func files(in folders: ArraySlice<String>) throws -> [[[UInt8]]] {
    var files: [[[UInt8]]] = []
    for folder in folders {
      let paths = try FileManager.default.subpathsOfDirectory(atPath: folder)
        .filter { $0.hasSuffix(".swift") }.sorted()
      for path in paths {
        let url = URL(filePath: folder).appending(path: path)
        guard let data = try? Data(contentsOf: url), data.count <= sizeLimit else { continue }
        files.append(Pieces.pieces(of: [UInt8](data)))
      }
    }
    say("\(files.count) files")
    return files
  }
}
