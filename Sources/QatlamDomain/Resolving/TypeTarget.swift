/// The declaration that a name path names where a type is expected; aliases are not followed.
enum TypeTarget: Hashable, Sendable {
  /// A type, alias, associated type or generic parameter of the codebase.
  case declared(SymbolID)
  /// `Self`.
  case enclosing(TypeID)
  /// A type of a generic parameter or of an associated type: `T.Element`.
  case dependent(SymbolID, [NameID])
  case library
  case unknown
  case ambiguous
}
