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

  /// Sums up the debts of several baselines; `nil` where there is none.
  init?(_ debts: [Debt]) {
    guard !debts.isEmpty else { return nil }
    file = debts.map(\.file).joined(separator: ", ")
    known = debts.reduce(0) { $0 + $1.known }
    recorded = debts.reduce(0) { $0 + $1.recorded }
  }
}
