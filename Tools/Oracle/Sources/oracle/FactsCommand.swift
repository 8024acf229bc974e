import Foundation
import OracleDump
import OracleFacts

/// `oracle facts`: compares file by file, several at a time.
struct FactsCommand {
  /// Files that one thread judges at a time.
  private static let batchSize = 24

  /// What the command line asks for.
  let options: Options

  /// Compares and prints; returns whether nothing differs.
  func run() async throws -> Bool {
    let explained = try explainedDifferences()
    var summary = Summary()
    var gone = explained
    for path in options.paths {
      let url = URL(filePath: path)
      let isFolder = try url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory ?? false
      let judge = Judge(
        root: isFolder ? url : url.deletingLastPathComponent(),
        explained: explained,
        isVerbose: !options.isSummary
      )
      var dump = try Dump(of: path, binary: options.binaryURL)
      let verdict = try await verdict(on: &dump, by: judge)
      summary.add(verdict.summary)
      gone.subtract(verdict.explained)
    }
    Console.say(summary.text)
    for name in gone.sorted() {
      Console.say("no longer so, take it out of \(options.explained ?? ""): \(name)")
    }
    return summary.differentInAll <= options.allowed && gone.isEmpty
  }

  private func explainedDifferences() throws -> Set<String> {
    guard let path = options.explained else { return [] }
    let text = try String(contentsOf: URL(filePath: path), encoding: .utf8)
    return Set(
      text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
    )
  }

  private func verdict(on dump: inout Dump, by judge: Judge) async throws -> Verdict {
    var batches: [[DumpedFile]] = []
    var whole = Verdict()
    let width = ProcessInfo.processInfo.activeProcessorCount
    repeat {
      batches = []
      while batches.count < width, let batch = try batch(from: &dump) { batches.append(batch) }
      let verdicts = try await withThrowingTaskGroup { group in
        for (index, batch) in batches.enumerated() {
          group.addTask { (index, try await judge.verdict(on: batch)) }
        }
        var verdicts: [Int: Verdict] = [:]
        for try await (index, verdict) in group { verdicts[index] = verdict }
        return verdicts
      }
      for index in batches.indices {
        guard let verdict = verdicts[index] else { continue }
        for line in verdict.report { Console.say(line) }
        whole.summary.add(verdict.summary)
        whole.explained.formUnion(verdict.explained)
      }
    } while !batches.isEmpty
    return whole
  }

  private func batch(from dump: inout Dump) throws -> [DumpedFile]? {
    var batch: [DumpedFile] = []
    while batch.count < Self.batchSize, let file = try dump.next() { batch.append(file) }
    return batch.isEmpty ? nil : batch
  }
}
