package import QatlamDomain

/// What a person wants checked.
package struct CheckRequest: Hashable, Sendable {
  /// Which rules are judged.
  package enum RuleSelection: Hashable, Sendable {
    /// The blueprint's levels hold; rules that are off stay off.
    case standard
    /// All rules; those that are off by default at level info; overlapped findings are listed too.
    case all
    /// These alone; one that is off by default counts as info.
    case only(Set<RuleID>)
  }

  /// What is to be checked.
  package var project: ProjectRequest
  package var rules: RuleSelection
  /// The file of known breaks; it beats the one that the settings name.
  package var baseline: String?
  /// A commit; only what touches files that changed since is reported.
  package var changedSince: String?

  /// Creates a request.
  package init(
    _ project: ProjectRequest,
    rules: RuleSelection = .standard,
    baseline: String? = nil,
    changedSince: String? = nil
  ) {
    self.project = project
    self.rules = rules
    self.baseline = baseline
    self.changedSince = changedSince
  }
}
