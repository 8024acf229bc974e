/// What a name path means where a type is expected.
enum TypePath: Hashable, Sendable {
  case type(TypeID)
  /// An alias of something that is no single named type of the codebase; `depth` counts the aliases passed.
  case alias(SymbolID, depth: Int)
  /// A generic parameter or an associated type.
  case placeholder(SymbolID)
  case library
  case unknown
  case ambiguous
}
