/// What a file refers to.
package struct FileReferences: Sendable {
  /// References to declarations of the codebase, in order of their chains.
  package var references: [ResolvedReference] = []
  /// Names that are passed on the way to what is referred to, in order; no rule asks for them.
  ///
  /// The types around a nested one, aliases, initialisers and the properties that a memberwise one sets.
  package var passed: [ResolvedReference] = []
  /// Uses of library types by name, in order; names that begin lower-case are not listed.
  package var libraryUses: [LibraryUse] = []
  /// References to libraries, counted.
  package var libraryCount = 0
  package var unresolved: [UnresolvedReference] = []
  /// Calls that filter, sort or sum up collections of the codebase's types, in order.
  package var collectionUses: [CollectionUse] = []

  /// Creates an empty list.
  package init() {}
}
