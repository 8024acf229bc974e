/// A name or path with a hole for the name of what is made: `Scenes/{Name}/{Name}Presenter.swift`.
package struct NamePattern: Hashable, Sendable {
  /// What stands for the hole.
  package static let hole = "{Name}"

  /// The pattern as written.
  package let text: String

  /// Creates a pattern.
  package init(_ text: String) { self.text = text }

  /// Returns the pattern with a name in each hole.
  package func filled(_ name: SwiftName) -> String {
    text.split(separator: Self.hole, omittingEmptySubsequences: false).joined(separator: name.type)
  }
}
