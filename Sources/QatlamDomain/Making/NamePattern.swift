/// A name or path with a hole for the name of what is made: `Scenes/{Name}/{Name}Presenter.swift`.
package struct NamePattern: Hashable, Sendable {
  /// What stands for the hole.
  package static let hole = "{Name}"

  /// What stands for the name of the screen that something belongs to: `UseCases/{Screen}/{Name}UseCase.swift`.
  package static let screenHole = "{Screen}"

  /// The pattern as written.
  package let text: String

  /// Creates a pattern.
  package init(_ text: String) { self.text = text }

  /// Returns the pattern for what belongs to a screen; without one, folders that are called after screens are left out.
  package func standing(in screen: SwiftName?) -> NamePattern {
    guard text.contains(Self.screenHole) else { return self }
    guard let screen else {
      let names = text.split(separator: "/").filter { !$0.contains(Self.screenHole) }
      return NamePattern(names.joined(separator: "/"))
    }
    return NamePattern(
      text.split(separator: Self.screenHole, omittingEmptySubsequences: false)
        .joined(separator: screen.type)
    )
  }

  /// Returns the pattern with a name in each hole.
  package func filled(_ name: SwiftName) -> String {
    text.split(separator: Self.hole, omittingEmptySubsequences: false).joined(separator: name.type)
  }
}
