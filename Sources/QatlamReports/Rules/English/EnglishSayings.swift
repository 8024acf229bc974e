internal import QatlamDomain

/// The reasons and remedies of findings and edges, in English.
enum EnglishSayings {
  /// Returns the words of a sentence.
  @Sendable
  static func text(of saying: Saying) -> String {
    switch saying {
    case .clean(let saying): text(of: saying)
    case .scenes(let saying): text(of: saying)
    case .cleanVIPER(let saying): text(of: saying)
    case .everyStyle(let saying): text(of: saying)
    case .upkeep(let saying): text(of: saying)
    case .rule(let rule): RuleEntry.of(rule).reason
    case .written(let words): words
    }
  }
}
