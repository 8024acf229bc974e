internal import QatlamDomain

/// Everything that is said of rules in one language.
///
/// A language is a value of this type: the compiler asks for every sentence that is missing.
package struct Sentences: Sendable {
  /// What a finding says.
  let finding: @Sendable (Finding) -> String
  /// Why a finding is one or an edge is not there, and what to do about it.
  let saying: @Sendable (Saying) -> String
  /// What is said of each rule.
  let rule: @Sendable (RuleID) -> RuleText
  /// Every statement of the source documents, in order.
  let statements: [StatementText]
  let headings: Headings

  /// The headings of pages and explanations.
  struct Headings: Sendable {
    let examples: String
    let levels: String
    let why: String
    let serves: String
    let bad: String
    let good: String
    let decided: String
    let blind: String
    let switching: String
    let allow: String
    /// What can be written to switch a rule, given its identifier.
    let settings: @Sendable (String) -> String
    let statementsTitle: String
    let statementsPreface: String
    let statement: String
    let says: String
    let rules: String
  }

  /// Returns the sentences of a language.
  package static func of(_ language: Language) -> Self {
    switch language {
    case .english: english
    }
  }

  /// Returns what is said of a statement; `nil` where there is none of that name.
  func statement(_ id: String) -> StatementText? { statements.first { $0.id == id } }
}

/// A language that sentences exist in.
package enum Language: String, Hashable, Sendable, CaseIterable {
  case english = "en"
}

/// A statement of the source documents.
package struct StatementText: Hashable, Sendable {
  /// Its name, such as `C6`.
  package let id: String
  /// What it asks for, in one sentence.
  package let says: String
  /// Why source cannot decide it; `nil` where rules serve it.
  package let undecidable: String?

  /// Creates a statement.
  init(_ id: String, _ says: String, undecidable: String? = nil) {
    self.id = id
    self.says = says
    self.undecidable = undecidable
  }
}
