package import QatlamDomain

extension Configuration {
  /// A role: one that the style has, known by more signs, or one of the project's own.
  package struct Role: Hashable, Sendable {
    package var name: Located<String>
    /// What it is for; empty where nothing is said.
    package var summary: String
    /// Signs that must all hold; of several sets one is enough.
    package var signs: [[Sign]]
    package var traits: [Located<Trait>]

    /// Creates a role.
    package init(
      _ name: Located<String>,
      summary: String = "",
      signs: [[Sign]],
      traits: [Located<Trait>] = []
    ) {
      self.name = name
      self.summary = summary
      self.signs = signs
      self.traits = traits
    }
  }

  /// A sign by which the types of a role are known.
  package enum Sign: Hashable, Sendable {
    case condition(Placement.Condition)
    /// Endings of its types' names.
    case suffix([Located<String>])
    /// Globs of files.
    case paths([Located<String>])
    /// It is nested in a type of one of these roles.
    case nestedIn([Located<String>])
  }

  /// What a role of the project's own is besides.
  package enum Trait: String, Hashable, Sendable, CaseIterable {
    /// It puts the others together: it may know all, and nobody may know it.
    case composition
    /// It is read, but nothing is said of it.
    case neutral
    /// It stands inside a feature, and other features may not know it.
    case featureInside = "feature-inside"
    /// Anybody may extend its types in files of his own.
    case open
  }

  /// An edge that the project forbids, or explains; an end that is missing stands for every part.
  package struct Prohibition: Hashable, Sendable {
    package var from: Located<String>?
    package var to: Located<String>?
    package var reason: String
    package var remedy: String
    package var skipsStep: Bool

    /// Creates a prohibition.
    package init(
      from: Located<String>?,
      to: Located<String>?,
      reason: String,
      remedy: String,
      skipsStep: Bool = false
    ) {
      self.from = from
      self.to = to
      self.reason = reason
      self.remedy = remedy
      self.skipsStep = skipsStep
    }
  }

  /// What some roles may import.
  package struct ImportRule: Hashable, Sendable {
    package var roles: [Located<String>]
    package var kinds: Set<ModuleKind>
    package var tolerated: Set<ModuleKind>
    package var modules: Set<String>
    package var reason: String
    package var remedy: String

    /// Creates a rule of imports.
    package init(
      _ roles: [Located<String>],
      kinds: Set<ModuleKind>,
      tolerated: Set<ModuleKind> = [],
      modules: Set<String> = [],
      reason: String,
      remedy: String
    ) {
      self.roles = roles
      self.kinds = kinds
      self.tolerated = tolerated
      self.modules = modules
      self.reason = reason
      self.remedy = remedy
    }
  }

  /// Which folders are features, and what is said where one knows another's inside.
  package struct Features: Hashable, Sendable {
    /// Folders whose children are features, normalised.
    package var folders: [String] = []
    /// Folders inside features that are none of their own, normalised.
    package var inside: [String] = []
    /// Why one may not know another's inside; `nil` where it may.
    package var reason: String?
    package var remedy: String?

    /// Creates features of which nothing is said.
    package init() {}
  }

  /// A shape that the project asks of roles.
  package struct OwnShape: Hashable, Sendable {
    package var rule: RuleID
    package var roles: [Located<String>]
    package var constraint: Constraint
    /// The roles that the constraint names.
    package var named: [Located<String>]
    package var reason: String
    package var remedy: String
    package var level: RuleLevel?

    /// Creates a shape.
    package init(
      _ rule: RuleID,
      _ roles: [Located<String>],
      _ constraint: Constraint,
      naming named: [Located<String>] = [],
      reason: String,
      remedy: String,
      level: RuleLevel? = nil
    ) {
      self.rule = rule
      self.roles = roles
      self.constraint = constraint
      self.named = named
      self.reason = reason
      self.remedy = remedy
      self.level = level
    }
  }

  /// The level of a rule in a layer or role.
  package struct LocalLevel: Hashable, Sendable {
    package var rule: RuleID
    /// A layer or role.
    package var place: Located<String>
    package var level: RuleLevel

    /// Creates a level.
    package init(_ rule: RuleID, in place: Located<String>, _ level: RuleLevel) {
      self.rule = rule
      self.place = place
      self.level = level
    }
  }
}
