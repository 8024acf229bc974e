import Foundation
import QatlamDomain
import QatlamScanner

/// Holds the scanner to its bounds: `bounds [SIZE]` tries hostile inputs of so many bytes, one process for each.
///
/// Time is processor time of one scan. Memory is what the peak of the resident set is above that of a scan of
/// nothing, the input's bytes included.
@main
enum Bounds {
  /// Processor time for 64 KiB, in milliseconds.
  private static let timeLimit = 100.0

  static func main() throws {
    let arguments = CommandLine.arguments
    if arguments.count == 4, arguments[1] == "one", let index = Int(arguments[2]),
      let size = Int(arguments[3])
    {
      measure(Pattern.all[index].source(size: size))
      return
    }
    let size = arguments.count > 1 ? Int(arguments[1]) ?? 65_536 : 65_536
    guard let empty = try result(of: 0, size: 0) else {
      print("BROKEN: no result for nothing")
      exit(1)
    }
    var worst = (time: 0.0, memory: 0.0)
    var broken = 0
    for index in Pattern.all.indices {
      guard let found = try result(of: index, size: size) else {
        broken += 1
        continue
      }
      let memory = max(found.memory - empty.memory, 0)
      let limit = 1_048_576 + 64 * size
      let time = found.time * 65_536 / Double(max(size, 65_536))
      let isBroken = memory > limit || time > timeLimit
      if isBroken { broken += 1 }
      worst = (max(worst.time, time), max(worst.memory, Double(memory) / Double(size)))
      print(
        isBroken ? "BROKEN" : "kept  ",
        "\(found.time) ms, \(memory) bytes, \(memory / size) a byte of input:",
        Pattern.all[index].name
      )
    }
    print("\(Pattern.all.count) patterns of \(size) bytes, \(broken) beyond the bounds")
    print("worst: \(worst.time) ms for 64 KiB, \(worst.memory) bytes a byte of input")
    exit(broken == 0 ? 0 : 1)
  }

  /// Scans once and prints milliseconds and the peak of the resident set in bytes.
  private static func measure(_ source: [UInt8]) {
    var scanner = FileScanner()
    let start = clock()
    let facts = try? scanner.scan(source, path: "bounds.swift")
    let time = Double(clock() - start) * 1_000 / Double(CLOCKS_PER_SEC)
    var usage = rusage()
    unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    print(time, usage.ru_maxrss * 1_024, facts?.declarations.count ?? 0)
  }

  /// Scans in a process of its own; returns `nil`, and says so, where that does not end well.
  private static func result(of index: Int, size: Int) throws -> (time: Double, memory: Int)? {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: CommandLine.arguments[0])
    process.arguments = ["one", String(index), String(size)]
    process.standardOutput = output
    try process.run()
    let words = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      .split(separator: " ")
    process.waitUntilExit()
    guard process.terminationStatus == 0, words.count == 3, let time = Double(words[0]),
      let memory = Int(words[1])
    else {
      print("BROKEN: no result, status \(process.terminationStatus): \(Pattern.all[index].name)")
      return nil
    }
    return (time, memory)
  }
}
