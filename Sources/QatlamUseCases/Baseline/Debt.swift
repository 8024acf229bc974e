/// How much of a baseline is still there.
package struct Debt: Hashable, Sendable {
  /// The baseline's file, as messages name it.
  package var file: String
  /// Breaks that the baseline names and that were found again.
  package var known: Int
  /// Breaks that the baseline names, as far as they were asked about.
  package var recorded: Int

  /// Creates a debt.
  package init(file: String, known: Int, recorded: Int) {
    self.file = file
    self.known = known
    self.recorded = recorded
  }
}
