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
  /// The statements that the rule serves in some style, in the order of their documents.
  package let serves: [String]

  /// Creates an explanation.
  ///
  /// `serves` are statements that the styles name besides those of the catalogue.
  package init(entry: RuleEntry, levels: [Level], serves: Set<String> = []) {
    self.entry = entry
    self.levels = levels
    self.serves = serves.union(entry.serves).sorted { left, right in
      Self.place(left) < Self.place(right)
    }
  }

  /// Documents stand in the order in which they came: C, V, R.
  private static func place(_ statement: String) -> (Int, Int) {
    let document = ["C", "V", "R"].firstIndex { statement.hasPrefix($0) } ?? 3
    return (document, Int(statement.dropFirst()) ?? 0)
  }
}
