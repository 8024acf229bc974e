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

  /// The folder or file to check.
  package var path: String
  /// The name of a built-in blueprint.
  package var style: String
  package var rules: RuleSelection
  /// Globs, relative to `path`, of what is left out.
  package var exclude: [String]

  /// Creates a request.
  package init(
    path: String,
    style: String,
    rules: RuleSelection = .standard,
    exclude: [String] = []
  ) {
    self.path = path
    self.style = style
    self.rules = rules
    self.exclude = exclude
  }
}
