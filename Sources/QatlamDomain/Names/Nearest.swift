/// Finds the name that somebody may have meant.
package enum Nearest {
  /// Returns the known name with the fewest typing errors, or `nil` where none is near.
  package static func name(to text: String, among known: [String]) -> String? {
    let written = Array(text.lowercased())
    var best: (name: String, distance: Int)?
    for name in known {
      let candidate = Array(name.lowercased())
      let limit = max(1, min(3, max(written.count, candidate.count) / 3))
      let distance = distance(written, candidate)
      guard distance <= limit, distance < best?.distance ?? .max else { continue }
      best = (name, distance)
    }
    return best?.name ?? known.first { isPart(written, of: $0) || isPart(Array($0), of: text) }
  }

  private static func isPart(_ part: [Character], of whole: String) -> Bool {
    part.count >= 3 && whole.lowercased().hasPrefix(String(part).lowercased())
  }

  /// How many letters must be added, left out, replaced or swapped with their neighbour.
  static func distance<Element: Equatable>(_ left: [Element], _ right: [Element]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let replaced = last[column] + (left[row] == right[column] ? 0 : 1)
        var cost = min(replaced, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
