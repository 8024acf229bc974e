/// A layer or a role: something that knows others, and is known.
package struct Part: Hashable, Sendable {
  package let name: String
  package let summary: String
  /// A composition root: it may know everything, and its edges do not count for cycles.
  package let isComposition: Bool
  /// It stands inside a feature or scene; other features may not know it unless an edge says so.
  package let isFeatureInside: Bool
  /// It is read, so that its declarations are known, but nothing is said of it.
  package let isNeutral: Bool
  /// An inner ring: anybody may add to its types in a file of his own, whatever else he may know.
  package let isOpenToExtension: Bool
  /// Parts to whose protocols its types may conform, although it may not know them otherwise.
  package let keepsPromisesOf: [String]

  /// Creates a part.
  package init(
    _ name: String,
    _ summary: String,
    isComposition: Bool = false,
    isFeatureInside: Bool = false,
    isNeutral: Bool = false,
    isOpenToExtension: Bool = false,
    keepsPromisesOf: [String] = []
  ) {
    self.name = name
    self.summary = summary
    self.isComposition = isComposition
    self.isFeatureInside = isFeatureInside
    self.isNeutral = isNeutral
    self.isOpenToExtension = isOpenToExtension
    self.keepsPromisesOf = keepsPromisesOf
  }
}
