package import QatlamDomain

/// What `qatlam.yml` says, as it is written: names are not yet held against a blueprint.
package struct Configuration: Hashable, Sendable {
  /// Something that is written, and where.
  package struct Located<Value: Hashable & Sendable>: Hashable, Sendable {
    package var value: Value
    /// From 1.
    package var line: Int
    /// From 1, in characters.
    package var column: Int

    /// Creates a located value.
    package init(_ value: Value, line: Int, column: Int) {
      self.value = value
      self.line = line
      self.column = column
    }
  }

  /// A name, and what belongs to it: folders of a layer, modules of a kind.
  package struct Entry: Hashable, Sendable {
    package var name: Located<String>
    package var values: [Located<String>]

    /// Creates an entry.
    package init(name: Located<String>, values: [Located<String>]) {
      self.name = name
      self.values = values
    }
  }

  /// An edge that the project allows.
  package struct Allowance: Hashable, Sendable {
    package var from: Located<String>
    package var to: Located<String>
    package var reason: String
    /// Whether it also holds between two features.
    package var crossesFeatures: Bool

    /// Creates an allowance.
    package init(
      from: Located<String>,
      to: Located<String>,
      reason: String,
      crossesFeatures: Bool = false
    ) {
      self.from = from
      self.to = to
      self.reason = reason
      self.crossesFeatures = crossesFeatures
    }
  }

  /// A rule, and the level it has in the project.
  package struct Level: Hashable, Sendable {
    package var rule: RuleID
    package var level: RuleLevel

    /// Creates a level.
    package init(_ rule: RuleID, _ level: RuleLevel) {
      self.rule = rule
      self.level = level
    }
  }

  /// The file, as messages name it.
  package var file: String
  /// Whether it speaks of one app of a project; then `file` is relative to the project's folder.
  package var isNested = false
  /// The built-in blueprint to start from.
  package var style: Located<String>?
  /// Folders that are read, relative to the file's; none stands for all.
  package var roots: [Located<String>] = []
  /// Globs of what is left out, relative to the file's folder.
  package var exclude: [Located<String>] = []
  /// Globs by layer or part.
  package var layers: [Entry] = []
  package var roles: [Role] = []
  package var allow: [Allowance] = []
  package var forbid: [Prohibition] = []
  package var imports: [ImportRule] = []
  package var features = Features()
  package var shapes: [OwnShape] = []
  package var rules: [Level] = []
  /// Levels that hold in one layer or role only; they beat those of the rules.
  package var localLevels: [LocalLevel] = []
  /// Levels of one kind of rings.
  package var ringLevels: [RingKind: RuleLevel] = [:]
  /// Module names by kind.
  package var modules: [Entry] = []
  /// `view`, `presenter` or `interactor`.
  package var routerOwner: Located<String>?
  /// The baseline's file, relative to this one's folder.
  package var baseline: Located<String>?

  /// Creates a configuration that says nothing.
  package init(file: String) { self.file = file }
}
