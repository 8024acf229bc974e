/// What makes a break the same break in another run.
///
/// Neither lines nor counts nor absolute paths: moved lines, renamed local variables and another checkout
/// change nothing. Two references of one declaration to one target are one break.
package struct KnownBreak: Hashable, Sendable, Comparable {
  /// The rule's identifier; a baseline may name one that a newer version no longer has.
  package var rule: String
  /// The path, relative to the project's root.
  package var file: String
  package var source: String
  package var target: String

  /// Creates a break from its parts.
  package init(rule: String, file: String, source: String, target: String) {
    self.rule = rule
    self.file = file
    self.source = source
    self.target = target
  }

  /// Creates the break that a finding speaks of.
  package init(_ finding: Finding) {
    self.init(
      rule: finding.rule.rawValue,
      file: finding.place.file,
      source: finding.source,
      target: finding.target
    )
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.file, left.rule, left.source, left.target)
      < (right.file, right.rule, right.source, right.target)
  }
}
