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

  package var kind: Kind
  package var role: ChainFact.Role
  /// The scope it stands in.
  package var scope: Int32
  /// Byte offset of the name.
  package var offset: UInt32
  package var target: SymbolID
  /// It means what the alias at its place stands for; the alias is a reference of its own.
  package var isThroughAlias: Bool

  /// Creates a reference.
  package init(
    kind: Kind,
    role: ChainFact.Role,
    scope: Int32,
    offset: UInt32,
    target: SymbolID,
    isThroughAlias: Bool = false
  ) {
    self.kind = kind
    self.role = role
    self.scope = scope
    self.offset = offset
    self.target = target
    self.isThroughAlias = isThroughAlias
  }
}
