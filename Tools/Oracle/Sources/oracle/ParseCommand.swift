import Foundation
import OraclePackages
import OracleSyntax
import Synchronization

/// `oracle parse`: reads, parses and visits every Swift file, on several threads, and says how long that took.
struct ParseCommand {
  /// What the command line asks for.
  let options: Options

  /// Parses and prints; the files are listed before the time begins.
  func run() async throws {
    let files = try options.paths.flatMap(Self.files).sorted { $0.size > $1.size }
    let queue = FileQueue(files.map(\.path))
    let begin = ContinuousClock.now
    let counts = await withTaskGroup(of: Count.self) { group in
      for _ in 0..<max(1, options.threads) {
        group.addTask { await DeepThread.run { Self.parse(queue) } }
      }
      return await group.reduce(into: Count()) { $0.add($1) }
    }
    let time = begin.duration(to: .now).components
    let seconds = Double(time.seconds) + Double(time.attoseconds) / 1e18
    Console.say(
      """
      files \(counts.files)
      unread \(counts.unread)
      bytes \(counts.bytes)
      nodes \(counts.nodes)
      threads \(options.threads)
      seconds \(seconds)
      """
    )
  }

  /// What was parsed.
  private struct Count: Sendable {
    var files = 0
    var unread = 0
    var bytes = 0
    var nodes = 0

    mutating func add(_ other: Self) {
      files += other.files
      unread += other.unread
      bytes += other.bytes
      nodes += other.nodes
    }
  }

  private static func parse(_ queue: FileQueue) -> Count {
    var count = Count()
    while let path = queue.next() {
      guard let data = FileManager.default.contents(atPath: path),
        let nodes = SyntaxCount.nodes(in: [UInt8](data))
      else {
        count.unread += 1
        continue
      }
      count.add(Count(files: 1, bytes: data.count, nodes: nodes))
    }
    return count
  }

  private static func files(in path: String) throws -> [(path: String, size: Int)] {
    try FileManager.default.subpathsOfDirectory(atPath: path)
      .filter { $0.hasSuffix(".swift") }
      .map { file in
        let full = "\(path)/\(file)"
        let size = try FileManager.default.attributesOfItem(atPath: full)[.size]
        return (full, (size as? NSNumber)?.intValue ?? 0)
      }
  }
}

/// Hands out paths, each once.
private final class FileQueue: Sendable {
  private let paths: [String]
  private let position = Atomic<Int>(0)

  init(_ paths: [String]) { self.paths = paths }

  func next() -> String? {
    let number = position.wrappingAdd(1, ordering: .relaxed).oldValue
    return number < paths.count ? paths[number] : nil
  }
}
