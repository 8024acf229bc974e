import QatlamDomain
package import QatlamUseCases

/// What `qatlam explain` prints.
package struct ExplainText: Sendable {
  private let sentences: Sentences

  /// Creates a writer in a language.
  package init(in language: Language = .english) { sentences = .of(language) }

  /// Returns what is known of a rule: all that its page says, for a terminal.
  package func text(of rule: RuleExplanation) -> String {
    let text = sentences.rule(rule.entry.rule)
    let name = rule.entry.rule.rawValue
    let headings = sentences.headings
    let levels = rule.levels.map { "\($0.style) \($0.level.rawValue)" }.joined(separator: ", ")
    var lines = ["\(name): \(rule.entry.meaning)"]
    lines += section(headings.why, text.why)
    lines += section(headings.levels, (levels.isEmpty ? "" : "\(levels)\n") + text.levels)
    let serves = rule.serves.map { "\($0): \(sentences.statement($0)?.says ?? "")" }
    if !serves.isEmpty { lines += section(headings.serves, serves.joined(separator: "\n")) }
    lines += section(headings.bad, text.bad.map(code).joined(separator: "\n\n"))
    lines += section(headings.good, text.good.map(code).joined(separator: "\n\n"))
    lines += section(headings.decided, text.decided)
    lines += section(headings.blind, text.blind)
    lines += section(headings.switching, headings.settings(name))
    if let allow = text.allow { lines += section(headings.allow, allow) }
    lines += ["", "Documentation/Rules/\(name).md"]
    return lines.joined(separator: "\n") + "\n"
  }

  private func section(_ heading: String, _ markdown: String) -> [String] {
    ["", heading] + MarkdownText.lines(of: markdown).map { $0.isEmpty ? "" : "  \($0)" }
  }

  private func code(_ example: RuleExample) -> String { "\(example.heading)\n\(example.code)" }

  /// Returns whether one part may know another, style by style.
  package func text(of edges: [EdgeExplanation]) -> String {
    edges.map { lines(for: $0).joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private func lines(for edge: EdgeExplanation) -> [String] {
    let title = "\(edge.style): \(edge.from) → \(edge.to)"
    return switch edge.answer {
    case .allowed(let line):
      ["\(title) is allowed", "  why: \(sentences.saying(line.reason))"]
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
        "  why: \(sentences.saying(absence.reason))",
        "  fix: \(sentences.saying(absence.remedy))",
      ] + (absence.serves.isEmpty ? [] : ["  serves: \(absence.serves.joined(separator: ", "))"])
    }
  }
}
