/// An index into `SymbolIndex.types`; -1 stands for no type.
package typealias TypeID = Int32

/// A nominal type of the codebase, or a type of a library that the codebase extends.
package struct TypeEntry: Sendable {
  package let name: NameID
  /// Its declaration; `SymbolID.none` for a library's type.
  package let symbol: SymbolID
  /// The type it is nested in, or -1.
  package let outer: TypeID
  /// The types of its inheritance clauses, those of its extensions too; without library types that nobody extends.
  package var supertypes: [TypeID]
  /// It inherits something whose source is not here, so that a member that is not found may still exist.
  package var hasLibrarySupertypes: Bool
  /// The names of library types that it inherits from directly, whether or not they are extended.
  package var librarySupertypes: [NameID] = []
  /// The chains of its inheritance clauses, and of those of its extensions: their files and indices.
  package var inheritances: [SymbolID] = []
  /// Its extensions, in order of files.
  package var extensions: [SymbolID]
}
