/// A reference whose target is a declaration of the codebase.
package struct ResolvedReference: Hashable, Sendable {
  /// What is referred to.
  package enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    case type
    /// A type whose initialiser is called.
    case construction
    /// A property, method, case or subscript of a type.
    case member
    /// A free function.
    case function
    /// A global variable.
    case global
    case `operator`
    case alias
    case macro
  }

  /// How a place comes to refer to a declaration.
  package enum Certainty: UInt8, Hashable, Sendable, CaseIterable {
    /// The name that stands there is the declaration's.
    case exact
    /// Another name leads there: an alias, `Self`, a key path that injects.
    case implied
    /// One of several of the same name in the same type or file; which one is not known.
    case oneOfSeveral
  }

  package var kind: Kind
  package var role: ChainFact.Role
  /// The scope it stands in.
  package var scope: Int32
  /// Byte offset of the name.
  package var offset: UInt32
  package var target: SymbolID
  package var certainty: Certainty

  /// It means what another name at its place stands for; an alias there is a reference of its own.
  package var isThroughAlias: Bool { certainty == .implied }

  /// Creates a reference.
  package init(
    kind: Kind,
    role: ChainFact.Role,
    scope: Int32,
    offset: UInt32,
    target: SymbolID,
    certainty: Certainty = .exact
  ) {
    self.kind = kind
    self.role = role
    self.scope = scope
    self.offset = offset
    self.target = target
    self.certainty = certainty
  }
}
