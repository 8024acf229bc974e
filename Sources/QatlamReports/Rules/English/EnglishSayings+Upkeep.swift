internal import QatlamDomain

extension EnglishSayings {
  /// Returns the words of a sentence.
  static func text(of saying: UpkeepSaying) -> String {
    switch saying {
    case .suppressionHidesNextBreak:
      "A suppression that hides nothing hides the next break that comes."
    case .writeReasonBehindRule: "Write `-- reason` behind the rule."
    case .nameRuleThatExists: "Name a rule that exists: `qatlam rules` lists them."
    case .deleteComment: "Delete the comment."
    case .deleteOrMendName: "Delete it, or mend its name."
    case .moveIntoLayersFolder:
      "Move it into a layer's folder, or give its folder a layer in qatlam.yml."
    case .giveLayerItsFolder: "Give the layer its folder in qatlam.yml, where the project has one."
    case .paidDebtLeavesBooks:
      "A debt that is paid leaves the books, or it could be made again unseen."
    case .pruneBaseline: "Run 'qatlam baseline --prune'."
    }
  }
}
