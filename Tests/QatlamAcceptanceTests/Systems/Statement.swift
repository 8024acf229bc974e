/// The statements of the three documents.
enum Statement {
  /// Every statement: the clean one's, the VIP scene's and the clean VIPER app's.
  static let all: Set<String> = Set(
    (1...20).map { "C\($0)" } + (1...11).map { "V\($0)" } + (1...20).map { "R\($0)" }
  )

  /// Statements that no rule can serve, with what shows them instead.
  static let unservable: [String: String] = [
    "C4": "What a business rule says is behaviour: `ArticleTests` ask the entity.",
    "C9": "That nothing is saved when the rule is broken is behaviour: `UseCaseTests` see it.",
    "C10": "Whether a message can be read is a person's judgement: `WordingTests` list them.",
    "R14": "What the scene delegate does with the screen is behaviour: `FlowTests` record it.",
  ]
}
