/// How many files agree, and in what the others differ.
package struct Summary: Sendable {
  package private(set) var equal = 0
  package private(set) var different = 0
  /// Files with syntax errors that agree up to the first one.
  package private(set) var equalBeforeError = 0
  package private(set) var differentBeforeError = 0
  /// Files that the oracle cannot read.
  package private(set) var unjudged = 0
  /// Facts that were expected, by kind.
  package private(set) var facts: [Fact.Kind: Int] = [:]
  /// Differences by topic.
  package private(set) var differences: [String: Int] = [:]
  /// Files with a difference, by its topic.
  package private(set) var files: [String: Int] = [:]

  /// Creates the summary of no file.
  package init() {}

  /// Counts a file.
  package mutating func add(expected: FileReading, differences found: [Difference]) {
    switch (expected.firstErrorLine, found.isEmpty) {
    case (nil, true): equal += 1
    case (nil, false): different += 1
    case (_?, true): equalBeforeError += 1
    case (_?, false): differentBeforeError += 1
    }
    for fact in expected.facts { facts[fact.kind, default: 0] += 1 }
    for difference in found { differences[difference.topic, default: 0] += 1 }
    for topic in Set(found.map(\.topic)) { files[topic, default: 0] += 1 }
  }

  /// Counts a file that the oracle cannot read.
  package mutating func addUnjudged() { unjudged += 1 }

  /// Adds the counts of other files.
  package mutating func add(_ other: Summary) {
    equal += other.equal
    different += other.different
    equalBeforeError += other.equalBeforeError
    differentBeforeError += other.differentBeforeError
    unjudged += other.unjudged
    facts.merge(other.facts, uniquingKeysWith: +)
    differences.merge(other.differences, uniquingKeysWith: +)
    files.merge(other.files, uniquingKeysWith: +)
  }

  /// Files that differ, with syntax errors and without.
  package var differentInAll: Int { different + differentBeforeError }

  /// The counts as lines of text.
  package var text: String {
    let compared = equal + different
    var lines = [
      "\(compared) files compared, \(equal) equal, \(different) different"
        + " (\(Self.share(equal, of: compared)) equal)"
    ]
    let broken = equalBeforeError + differentBeforeError
    if broken > 0 {
      lines.append(
        "\(broken) files with syntax errors, \(equalBeforeError) equal up to the first error"
      )
    }
    if unjudged > 0 { lines.append("\(unjudged) files nest too deep for the toolchain's parser") }
    let kinds = Fact.Kind.allCases.filter { facts[$0] != nil }
    lines.append(
      "facts: " + kinds.map { "\($0.rawValue) \(facts[$0] ?? 0)" }.joined(separator: ", ")
    )
    let topics = differences.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    for (topic, count) in topics {
      lines.append("  \(topic): \(count) in \(files[topic] ?? 0) files")
    }
    return lines.joined(separator: "\n")
  }

  private static func share(_ part: Int, of whole: Int) -> String {
    guard whole > 0 else { return "100 %" }
    let hundredths = part * 10_000 / whole
    let digits = hundredths % 100
    return "\(hundredths / 100).\(digits < 10 ? "0" : "")\(digits) %"
  }
}
