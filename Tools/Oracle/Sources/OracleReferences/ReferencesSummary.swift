/// A verdict as a table.
package enum ReferencesSummary {
  private static let heads = ["found", "missing", "phantom", "recall", "precision"]

  /// Returns the lines of the table under a title.
  package static func lines(_ verdict: ReferencesVerdict, title: String) -> [String] {
    var lines = [row(title, heads)]
    lines.append(row("type references", cells(verdict.types)))
    lines.append(row("all references", cells(verdict.references)))
    for kind in ReferenceKind.allCases {
      guard let score = verdict.kinds[kind] else { continue }
      lines.append(row("  \(kind.rawValue)", cells(score)))
    }
    lines.append(row("edges between files", cells(verdict.fileEdges)))
    lines.append(row("edges between folders", cells(verdict.folderEdges)))
    lines.append(
      "  \(verdict.files) files; left out: \(verdict.implicit) implicit, \(verdict.unnamed) unnamed"
    )
    lines.append(
      "  claims apart: \(verdict.inactive) in branches not taken, \(verdict.behindAliases) behind aliases,"
        + " \(verdict.unnamedClaims) unnamed, \(verdict.localTargets) of local declarations,"
        + " \(verdict.uncompiled) in files not compiled"
    )
    return lines
  }

  /// Returns the classes of differences, the largest first, each with its number and first examples.
  package static func classes(_ differences: [ReferenceDifference], examples: Int) -> [String] {
    let classes = Dictionary(grouping: differences) {
      $0.isMiss ? "miss \($0.className)" : "phantom \($0.className)"
    }
    return classes.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.flatMap {
      name,
      list in
      ["\(list.count) × \(name)"] + list.prefix(examples).map { "    \($0.text)" }
    }
  }

  private static func cells(_ score: Score) -> [String] {
    [
      "\(score.found)", "\(score.missing)", "\(score.phantom)", percent(score.recall),
      percent(score.precision),
    ]
  }

  /// A share with two digits, rounded down: 99.999 is not 100.
  private static func percent(_ share: Double?) -> String {
    guard let share else { return "-" }
    let hundredths = Int((share * 100).rounded(.down))
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) %"
  }

  private static func row(_ title: String, _ cells: [String]) -> String {
    let name = title + String(repeating: " ", count: max(0, 28 - title.count))
    return name
      + cells.map { String(repeating: " ", count: max(1, 11 - $0.count)) + $0 }.joined()
  }
}
