/// Where a resolver puts what it finds.
///
/// A class, because resolving is a walk over values that are not changed by it.
final class ReferenceSink {
  var found = FileReferences()
  /// Evaluations that the chain at hand may still lead to: values made from values may branch without end.
  private var budget = 0

  private static let most = 4_000

  /// Begins a chain of the file.
  func begin() { budget = Self.most }

  /// Begins work with a budget of its own; returns what is left of the one at hand.
  func setAside() -> Int {
    let left = budget
    budget = Self.most
    return left
  }

  /// Goes on with a budget that was set aside.
  func takeUp(_ left: Int) { budget = left }

  /// Whether nothing was cut short since the chain began.
  var isWhole: Bool { budget > 0 }

  /// Whether one more evaluation is allowed; takes it from the budget.
  func mayEvaluate() -> Bool {
    budget -= 1
    return budget >= 0
  }
}
