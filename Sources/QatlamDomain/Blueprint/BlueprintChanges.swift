/// What a project's own settings change in a blueprint.
package struct BlueprintChanges: Hashable, Sendable {
  /// Folders of a layer or part; they beat every name.
  package struct Folders: Hashable, Sendable {
    /// A layer, or a part, by its name in the blueprint.
    package let name: String
    package let globs: [Glob]

    /// Creates the folders of a layer or part.
    package init(_ name: String, _ globs: [Glob]) {
      self.name = name
      self.globs = globs
    }
  }

  /// More endings by which the types of a part are known.
  package struct Suffixes: Hashable, Sendable {
    package let part: String
    package let suffixes: [String]

    /// Creates the endings of a part.
    package init(_ part: String, _ suffixes: [String]) {
      self.part = part
      self.suffixes = suffixes
    }
  }

  /// Folders, in the order in which they were written; the first that fits decides.
  package var folders: [Folders] = []
  /// Endings, in the order in which they were written.
  package var suffixes: [Suffixes] = []
  /// Edges that are allowed too.
  package var edges: [Edge] = []
  /// Levels that are changed.
  package var levels: [RuleID: RuleLevel] = [:]
  /// The part that alone may know the router.
  package var routerOwner: String?

  /// Creates no changes.
  package init() {}
}
