import QatlamDomain
package import QatlamUseCases

/// What `qatlam explain` prints.
package struct ExplainText: Sendable {
  /// Creates a writer.
  package init() {}

  /// Returns what is known of a rule.
  package func text(of rule: RuleExplanation) -> String {
    let entry = rule.entry
    var lines = ["\(entry.rule.rawValue): \(entry.meaning)", "  why: \(entry.reason)"]
    let levels = rule.levels.map { "\($0.style) \($0.level.rawValue)" }
    if !levels.isEmpty { lines.append("  level: \(levels.joined(separator: ", "))") }
    if !entry.serves.isEmpty { lines.append("  serves: \(entry.serves.joined(separator: ", "))") }
    if entry.isJudged {
      lines.append("  allow one: // qatlam:allow \(entry.rule.rawValue) -- reason")
      lines.append("  read more: Documentation/Rules/\(entry.rule.rawValue).md")
    } else {
      lines.append("  not judged yet")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns whether one part may know another, style by style.
  package func text(of edges: [EdgeExplanation]) -> String {
    edges.map { lines(for: $0).joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private func lines(for edge: EdgeExplanation) -> [String] {
    let title = "\(edge.style): \(edge.from) → \(edge.to)"
    return switch edge.answer {
    case .allowed(let line):
      ["\(title) is allowed", "  why: \(line.reason)"]
        + (line.crossesFeatures ? ["  also into other features"] : [])
    case .itself:
      ["\(title) is allowed", "  why: everything may know itself, within one feature"]
    case .composition:
      ["\(title) is allowed", "  why: the composition root puts the others together"]
    case .notJudged(let part):
      ["\(title) is not judged", "  why: nothing is said of '\(part)'"]
    case .forbidden(let absence):
      [
        "\(title) is forbidden" + (absence.skipsStep ? " (it leaves out a step: a warning)" : ""),
        "  why: \(absence.reason)",
        "  fix: \(absence.remedy)",
      ] + (absence.serves.isEmpty ? [] : ["  serves: \(absence.serves.joined(separator: ", "))"])
    }
  }
}
