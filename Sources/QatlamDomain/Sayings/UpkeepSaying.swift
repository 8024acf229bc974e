/// What is said of settings, suppressions and baselines that have lost their use, and of files that no layer owns.
///
/// Each is named for what it says; the words stand in the table of a language.
package enum UpkeepSaying: Hashable, Sendable, CaseIterable {
  case suppressionHidesNextBreak
  case writeReasonBehindRule
  case nameRuleThatExists
  case deleteComment
  case deleteOrMendName
  case moveIntoLayersFolder
  case giveLayerItsFolder
  case paidDebtLeavesBooks
  case pruneBaseline
}
