import QatlamDomain
package import QatlamUseCases

/// The table of statements and the rules that serve them: `Documentation/Rules/README.md`.
package struct StatementTable: Sendable {
  private let sentences: Sentences

  /// Creates a writer in a language.
  package init(in language: Language) { sentences = .of(language) }

  /// Every statement, in the documents' order.
  package var statements: [StatementText] { sentences.statements }

  /// Returns the page as Markdown.
  package func text(of rules: [RuleExplanation]) -> String {
    let headings = sentences.headings
    let rows = statements.map { statement in
      let serving = rules.filter { $0.serves.contains(statement.id) }.map { rule in
        "[\(rule.entry.rule.rawValue)](\(rule.entry.rule.rawValue).md)"
      }
      let last = statement.undecidable.map { "– \($0)" } ?? serving.joined(separator: ", ")
      return "| \(statement.id) | \(statement.says) | \(last) |"
    }
    let meanings = rules.map { rule in
      "- [\(rule.entry.rule.rawValue)](\(rule.entry.rule.rawValue).md): \(rule.entry.meaning)"
    }
    return """
      # \(headings.statementsTitle)

      \(headings.statementsPreface)

      | \(headings.statement) | \(headings.says) | \(headings.rules) |
      |---|---|---|
      \(rows.joined(separator: "\n"))

      \(meanings.joined(separator: "\n"))

      """
  }
}
