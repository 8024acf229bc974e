/// Compares the scanner's facts of a file with the oracle's.
package enum Comparison {
  /// Returns every difference, in the order of the lines.
  ///
  /// In a file with syntax errors nothing is expected from the line of the first statement with one
  /// on, and nothing that reaches beyond it.
  package static func differences(expected: FileReading, actual: FileReading) -> [Difference] {
    guard let bound = expected.firstErrorLine else {
      return differences(expected.facts, actual.facts)
    }
    let before = expected.facts.filter { isComparable($0, before: bound) }
    let keys = Set(before.map { Key($0) })
    // What ends before the error for one and behind it for the other is no matter of facts.
    let beyond = Set(expected.facts.filter { !isComparable($0, before: bound) }.map { Key($0) })
    let found = actual.facts.filter {
      keys.contains(Key($0)) || isComparable($0, before: bound) && !beyond.contains(Key($0))
    }
    return differences(before, found)
  }

  private static func isComparable(_ fact: Fact, before line: Int) -> Bool {
    switch fact.kind {
    case .file, .partial: false
    case .import, .declaration, .reference, .comment: fact.lastLine < line
    }
  }

  private struct Key: Hashable {
    let kind: Fact.Kind
    let text: String

    init(_ fact: Fact) {
      kind = fact.kind
      text = fact.key
    }
  }

  private static func differences(_ expected: [Fact], _ actual: [Fact]) -> [Difference] {
    var found: [Key: [Fact]] = [:]
    for fact in actual.reversed() { found[Key(fact), default: []].append(fact) }
    var differences: [Difference] = []
    for fact in expected {
      guard let twin = found[Key(fact)]?.popLast() else {
        differences.append(Difference(fact: fact, matter: .missing))
        continue
      }
      guard twin != fact else { continue }
      for (mine, other) in zip(fact.fields, twin.fields) where mine != other {
        let matter = Difference.Matter.field(
          name: mine.name,
          expected: mine.value,
          actual: other.value
        )
        differences.append(Difference(fact: fact, matter: matter))
      }
    }
    for fact in found.values.joined() {
      differences.append(Difference(fact: fact, matter: .surplus))
    }
    return differences.sorted { ($0.fact.line, $0.text) < ($1.fact.line, $1.text) }
  }
}
