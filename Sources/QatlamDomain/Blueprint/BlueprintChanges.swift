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
  /// Parts that the blueprint does not have.
  package var parts: [Part] = []
  /// How their declarations are known, and more signs of parts that the blueprint has.
  package var placements: [Placement] = []
  /// Edges that are allowed too.
  package var edges: [Edge] = []
  /// Edges that are forbidden whatever the blueprint says, or explained; the first that fits decides.
  package var absences: [Absence] = []
  /// What parts may import; it beats what the blueprint says of them.
  package var imports: [ImportPolicy] = []
  package var shapes: [Shape] = []
  /// More folders whose children are features, normalised.
  package var featureFolders: [String] = []
  /// More folders inside features that are none, normalised.
  package var featureInnerFolders: [String] = []
  /// What is said where one feature knows another's inside, where the blueprint is to say something else.
  package var featureBorder: Absence?
  /// Levels that are changed.
  package var levels: [RuleID: RuleLevel] = [:]
  /// Levels that hold in one part only.
  package var partLevels: [RuleID: [String: RuleLevel]] = [:]
  /// Levels of one kind of rings.
  package var ringLevels: [RingKind: RuleLevel] = [:]
  /// The part that alone may know the router.
  package var routerOwner: String?

  /// Creates no changes.
  package init() {}
}
