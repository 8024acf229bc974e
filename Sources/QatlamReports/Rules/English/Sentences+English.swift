import QatlamDomain

extension Sentences {
  /// What is said in English.
  package static let english = Sentences(
    finding: EnglishFindings.message,
    saying: EnglishSayings.text,
    rule: { rule in
      switch rule {
      case .asyncAwait: .asyncAwait
      case .businessLogic: .businessLogic
      case .construction: .construction
      case .cycle: .cycle
      case .decodableEntity: .decodableEntity
      case .dependency: .dependency
      case .emptyLayer: .emptyLayer
      case .emptyRule: .emptyRule
      case .featureBorder: .featureBorder
      case .import: .import
      case .injection: .injection
      case .kind: .kind
      case .leak: .leak
      case .mainActor: .mainActor
      case .misplaced: .misplaced
      case .missingPart: .missingPart
      case .navigation: .navigation
      case .oneOperation: .oneOperation
      case .ownProtocol: .ownProtocol
      case .retainCycle: .retainCycle
      case .singleton: .singleton
      case .staleBaseline: .staleBaseline
      case .staleSuppression: .staleSuppression
      case .storyboard: .storyboard
      case .unlayered: .unlayered
      }
    },
    statements: StatementText.english,
    headings: Headings(
      examples: "Style of the examples",
      levels: "Level",
      why: "Why",
      serves: "Serves",
      bad: "Bad",
      good: "Good",
      decided: "How it is decided",
      blind: "What it cannot see",
      switching: "Switch it",
      allow: "Allow one",
      settings: { rule in
        """
        In `qatlam.yml`, for all or for a layer or role (`error`, `warning`, `info`, `off`):

        ```yaml
        rules:
          \(rule): { level: off, in: { ViewModels: warning } }
        ```

        In one run: `qatlam check --rules \(rule)`.
        """
      },
      statementsTitle: "Rules, and what they serve",
      statementsPreface: """
        Every statement of the three documents, with the rules that serve it in some style, or why
        source cannot decide it. This page and those of the rules are written from the tool's own
        data by `QATLAM_RECORD=1 swift test --filter RuleDocumentationTests`.
        """,
      statement: "statement",
      says: "it asks for",
      rules: "rules"
    )
  )
}
