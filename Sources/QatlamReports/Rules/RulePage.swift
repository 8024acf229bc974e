import QatlamDomain
package import QatlamUseCases

/// A rule's page in `Documentation/Rules`.
package struct RulePage: Sendable {
  private let sentences: Sentences

  /// Creates a writer of pages in a language.
  package init(in language: Language) { sentences = .of(language) }

  /// Returns the page as Markdown.
  package func text(of rule: RuleExplanation) -> String {
    let text = sentences.rule(rule.entry.rule)
    let name = rule.entry.rule.rawValue
    let headings = sentences.headings
    let levels = rule.levels.map { "`\($0.style)` \($0.level.rawValue)" }.joined(separator: ", ")
    var sections = [
      "# \(name)",
      text.title,
      "\(headings.examples): `\(text.style)`.",
      "**\(headings.levels).** \(levels). \(capitalised(text.levels)).",
      "**\(headings.why).** \(text.why)",
    ]
    if !rule.serves.isEmpty {
      let lines = rule.serves.map { "- \($0): \(sentences.statement($0)?.says ?? "")" }
      sections.append("**\(headings.serves).**\n\n" + lines.joined(separator: "\n"))
    }
    sections += ["## \(headings.bad)"] + text.bad.map(block)
    sections += ["## \(headings.good)"] + text.good.map(block)
    sections += ["## \(headings.decided)", text.decided]
    sections += ["## \(headings.blind)", text.blind]
    sections += ["## \(headings.switching)", headings.settings(name)]
    if let allow = text.allow { sections += ["## \(headings.allow)", allow] }
    return sections.joined(separator: "\n\n") + "\n"
  }

  private func block(_ example: RuleExample) -> String {
    "```\(example.isSwift ? "swift" : "yaml")\n\(example.heading)\n\(example.code)\n```"
  }

  private func capitalised(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}
