/// The difference of two texts, line by line, as `diff -u` writes it.
struct LineDiff {
  private enum Step: Equatable {
    case same, gone, added
  }

  /// How many lines that stayed are shown around a change.
  private static let context = 3

  private let old: [Substring]
  private let new: [Substring]

  /// Compares two texts.
  init(_ old: String, _ new: String) {
    self.old = Self.lines(old)
    self.new = Self.lines(new)
  }

  private static func lines(_ text: String) -> [Substring] {
    var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// Returns the hunks with their heads, each line ended.
  ///
  /// What both texts begin and end with is left out at once; between them the longest common lines are kept.
  var text: String {
    let steps = steps
    var shown = [Bool](repeating: false, count: steps.count)
    for (index, step) in steps.enumerated() where step != .same {
      for near in max(0, index - Self.context)...min(steps.count - 1, index + Self.context) {
        shown[near] = true
      }
    }
    var result = ""
    var place = (old: 0, new: 0)
    var index = 0
    while index < steps.count {
      guard shown[index] else {
        place = (place.old + 1, place.new + 1)
        index += 1
        continue
      }
      let end = shown[index...].firstIndex(of: false) ?? steps.count
      result += hunk(steps[index..<end], from: &place)
      index = end
    }
    return result
  }

  private func hunk(_ steps: ArraySlice<Step>, from place: inout (old: Int, new: Int)) -> String {
    let start = place
    var body = ""
    for step in steps {
      switch step {
      case .same:
        body += " \(old[place.old])\n"
        place = (place.old + 1, place.new + 1)
      case .gone:
        body += "-\(old[place.old])\n"
        place.old += 1
      case .added:
        body += "+\(new[place.new])\n"
        place.new += 1
      }
    }
    return "@@ -\(range(start.old, place.old)) +\(range(start.new, place.new)) @@\n" + body
  }

  private func range(_ start: Int, _ end: Int) -> String {
    let count = end - start
    return "\(count == 0 ? start : start + 1)" + (count == 1 ? "" : ",\(count)")
  }

  private var steps: [Step] {
    let head = zip(old, new).prefix { $0 == $1 }.count
    let limit = min(old.count, new.count) - head
    let tail = zip(old.reversed(), new.reversed()).prefix(limit).prefix { $0 == $1 }.count
    let middle = Self.steps(
      Array(old[head..<(old.count - tail)]),
      Array(new[head..<(new.count - tail)])
    )
    return Array(repeating: .same, count: head) + middle + Array(repeating: .same, count: tail)
  }

  /// The longest common subsequence, by a table; files that are changed by hand are small.
  private static func steps(_ old: [Substring], _ new: [Substring]) -> [Step] {
    guard !old.isEmpty, !new.isEmpty, old.count * new.count <= 4_000_000 else {
      return Array(repeating: .gone, count: old.count)
        + Array(repeating: .added, count: new.count)
    }
    var lengths = Array(repeating: [Int](repeating: 0, count: new.count + 1), count: old.count + 1)
    for row in stride(from: old.count - 1, through: 0, by: -1) {
      for column in stride(from: new.count - 1, through: 0, by: -1) {
        lengths[row][column] =
          old[row] == new[column]
          ? lengths[row + 1][column + 1] + 1
          : max(lengths[row + 1][column], lengths[row][column + 1])
      }
    }
    var steps: [Step] = []
    var (row, column) = (0, 0)
    while row < old.count || column < new.count {
      if row < old.count, column < new.count, old[row] == new[column] {
        steps.append(.same)
        (row, column) = (row + 1, column + 1)
      } else if column == new.count
        || (row < old.count && lengths[row + 1][column] >= lengths[row][column + 1])
      {
        steps.append(.gone)
        row += 1
      } else {
        steps.append(.added)
        column += 1
      }
    }
    return steps
  }
}
