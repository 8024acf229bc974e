/// The closed set of things that can be asked of a role.
///
/// A new case breaks every switch until it is handled: that is the list of what there is to do.
package enum Constraint: Hashable, Sendable {
  /// Types are of one of these kinds; nested ones too where asked.
  case declaredAs([DeclarationKind], nested: Bool)
  /// Dependencies of these parts are made by composition parts only.
  ///
  /// Of `roles` every type that does something is a dependency; of `others` those that are named like one or received by somebody.
  case madeByComposition(roles: [String], others: [String])
  /// Stored dependencies of these parts come in through the initialiser.
  case receivedThroughInitializer(of: [String])
  /// No type keeps an instance of itself for everybody.
  case keepsNoSharedInstance
  /// Types that do something stand behind a protocol of the codebase.
  case standsBehindProtocol(suffixes: [String])
  /// Types that do something have at most one operation.
  case hasOneOperation(suffixes: [String])
  /// Classes are isolated to the main actor.
  case isOnMainActor(suffixes: [String])
  /// Types inherit from none of these.
  case inheritsNone([String])
  /// Names with these endings stand in these folders.
  case namesFitFolders([NameHome])
  /// Features have these parts, or files in these folders.
  case featuresHave([FeaturePiece])
  /// Strong references do not lead back to these parts.
  case holdsWeakly([String])
  /// Signatures that are not private carry nothing of these parts.
  case signaturesHide([String])
  /// Protocols with these endings carry nothing of these parts in their signatures.
  case protocolsHide([String], suffixes: [String])
  /// Collections of these parts are not filtered, sorted or summed up.
  case leavesCollectionsAlone(of: [String])
  /// Requirements of protocols report no result through a completion handler.
  case awaitsResults
  /// Screens are written in code.
  case usesNoInterfaceFiles
  /// Screens are not pushed or presented.
  case leavesNavigationAlone
  /// No layers, features or files know each other in a ring.
  case standsInNoRing(of: RingKind)
}

/// Where types with a name of a kind belong.
package struct NameHome: Hashable, Sendable {
  /// The endings that tell the role.
  package let suffixes: [String]
  /// The kinds it speaks of.
  package let kinds: [DeclarationKind]
  /// Names of folders, normalised, in which such a type may stand.
  package let folders: [String]
  /// What the type must inherit from to be meant, by simple name; empty for any.
  package let inherits: [String]

  /// Creates a home.
  package init(
    _ suffixes: [String],
    kinds: [DeclarationKind] = [.class, .struct, .enum, .actor, .protocol],
    folders: [String],
    inherits: [String] = []
  ) {
    self.suffixes = suffixes
    self.kinds = kinds
    self.folders = folders
    self.inherits = inherits
  }
}

/// Something that a feature or scene must have.
package struct FeaturePiece: Hashable, Sendable {
  /// What it is called in a finding.
  package let name: String
  /// A part that one of its declarations has; `nil` where folders alone count.
  package let part: String?
  /// Folders of the feature, normalised, or endings of file names, that count as well.
  package let folders: [String]
  package let fileSuffixes: [String]

  /// Creates a piece.
  package init(
    _ name: String,
    part: String? = nil,
    folders: [String] = [],
    fileSuffixes: [String] = []
  ) {
    self.name = name
    self.part = part
    self.folders = folders
    self.fileSuffixes = fileSuffixes
  }
}
