/// A part of the work of a check, in the order in which they begin.
package enum CheckStage: String, Hashable, Sendable, CaseIterable {
  /// Settings and the listing of files.
  case discover
  /// Opening and reading files, inside of scanning; the share of one worker.
  case read
  /// From bytes to facts, with one table of names for all files; without reading.
  case scan
  /// Paths, the kinds of files, and every declaration by its name.
  case index
  /// What every name refers to.
  case resolve
  /// The part and the feature of every declaration.
  case classify
  /// Findings, suppressions and baselines.
  case judge
  /// From findings to text.
  case report
}
