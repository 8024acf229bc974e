/// What is known of an expression's type.
enum Value: Hashable, Sendable {
  /// Nothing: source alone does not tell.
  case unknown
  /// Something of a library.
  case library
  /// A value of a type.
  case instance(TypeID)
  /// A type itself.
  case type(TypeID)
  /// A value whose type is written at a node of a file.
  case written(file: Int32, node: Int32)
  /// A function, not called.
  case function(SymbolID)
}
