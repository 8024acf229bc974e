/// Counts what was seen, and tells what was seen most.
struct Votes<Choice: Hashable & Comparable> {
  private var counts: [Choice: Int] = [:]

  /// How many different things were seen.
  var isEmpty: Bool { counts.isEmpty }

  /// Counts a sighting.
  mutating func add(_ choice: Choice) { counts[choice, default: 0] += 1 }

  /// What was seen most; of equals the smallest.
  var winner: Choice? {
    counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  /// What was seen most of what fits; of equals the smallest.
  func winner(where fits: (Choice) -> Bool) -> Choice? {
    counts.filter { fits($0.key) }.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  /// How often something was seen.
  subscript(choice: Choice) -> Int { counts[choice] ?? 0 }
}
