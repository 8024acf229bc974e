import QatlamDomain

extension Coverage {
  /// Reasons for which references are unresolved, with counts above zero, sorted by name.
  var unresolvedByReason: [(reason: String, count: Int)] {
    unresolved
      .filter { $0.value > 0 }
      .map { (reason: $0.key.rawValue, count: $0.value) }
      .sorted { $0.reason < $1.reason }
  }

  /// How many references are unresolved.
  var unresolvedTotal: Int { unresolved.values.reduce(0, +) }
}
