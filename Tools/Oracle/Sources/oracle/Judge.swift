import Foundation
import OracleDump
import OracleFacts
import OraclePackages
import OracleSyntax

/// Judges some files on a thread with a large stack.
struct Judge: Sendable {
  /// The folder that the files' paths are relative to.
  let root: URL
  /// Differences that are explained elsewhere, as `path: topic`.
  let explained: Set<String>
  /// Whether differences are wanted as text.
  let isVerbose: Bool

  /// Returns the verdict on some files.
  func verdict(on files: [DumpedFile]) async throws -> Verdict {
    try await DeepThread.run { Result { try judge(files) } }.get()
  }

  private func judge(_ files: [DumpedFile]) throws -> Verdict {
    var verdict = Verdict()
    for file in files {
      let bytes = [UInt8](try Data(contentsOf: root.appending(path: file.path)))
      guard let expected = SyntaxOracle.reading(of: bytes) else {
        verdict.summary.addUnjudged()
        if isVerbose { verdict.report.append("\(file.path): nests too deep for the parser") }
        continue
      }
      let all = Comparison.differences(expected: expected, actual: try file.reading())
      let differences = all.filter { difference in
        let name = "\(file.path): \(difference.topic)"
        guard explained.contains(name) else { return true }
        verdict.explained.insert(name)
        return false
      }
      verdict.summary.add(expected: expected, differences: differences)
      guard isVerbose, !differences.isEmpty else { continue }
      let lines = String(decoding: bytes, as: UTF8.self)
        .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      for difference in differences {
        let line = difference.fact.line
        verdict.report.append("\(file.path):\(line): \(difference.text)")
        if lines.indices.contains(line - 1) {
          verdict.report.append("    | \(lines[line - 1].prefix(160))")
        }
      }
    }
    return verdict
  }
}
