/// A number that stands for a term; equal terms of one store have equal numbers.
typealias TermID = Int32

/// What is known of a value's type.
enum Term: Hashable, Sendable {
  /// Nothing: source alone does not tell.
  case unknown
  /// Something of a library, not known which.
  case outside
  /// A type of the codebase with its generic arguments, those of the types around it first.
  case nominal(TypeID, [TermID])
  /// A library's type, by the names of its path.
  case library([NameID], [TermID])
  case tuple([TermID], [NameID])
  /// Parameters and result.
  case function([TermID], TermID)
  /// A type itself, not a value of it.
  case metatype(TermID)
  /// A generic parameter or an associated type.
  case placeholder(SymbolID)
  /// A type that belongs to a placeholder: `T.Element`.
  case member(TermID, NameID)
  case composition([TermID])
  /// `Self` in a type, or in an extension of a library's type.
  case selfType(TypeID)

  /// The number of `unknown` in every store.
  static let unknownID: TermID = 0
  /// The number of `outside` in every store.
  static let outsideID: TermID = 1
}
