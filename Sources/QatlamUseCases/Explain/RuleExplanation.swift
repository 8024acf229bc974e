package import QatlamDomain

/// A rule, and how its findings count in each style.
package struct RuleExplanation: Hashable, Sendable {
  /// The rule's level in a style.
  package struct Level: Hashable, Sendable {
    /// The style's name.
    package let style: String
    /// How the rule counts in the style.
    package let level: RuleLevel

    /// Creates a level.
    package init(style: String, level: RuleLevel) {
      self.style = style
      self.level = level
    }
  }

  /// What the catalogue says.
  package let entry: RuleEntry
  /// In the order of the styles.
  package let levels: [Level]

  /// Creates an explanation.
  package init(entry: RuleEntry, levels: [Level]) {
    self.entry = entry
    self.levels = levels
  }
}
