/// How well a package's references were resolved, with counts.
package struct ReferencesVerdict: Hashable, Sendable {
  /// References to types, aliases and associated types.
  package var types = Score()
  /// All references.
  package var references = Score()
  /// All references by what they refer to.
  package var kinds: [ReferenceKind: Score] = [:]
  /// Pairs of files of which one refers to the other.
  package var fileEdges = Score()
  /// Pairs of folders, likewise.
  package var folderEdges = Score()
  /// Files that were compiled and read.
  package var files = 0
  /// Occurrences that the compiler made up.
  package var implicit = 0
  /// Occurrences at whose place the source does not name the symbol.
  package var unnamed = 0
  /// Claims in, or about, branches that the compiler did not take.
  package var inactive = 0
  /// Claims about what an alias stands for.
  package var behindAliases = 0
  /// Claims at whose place the source does not name the declaration.
  package var unnamedClaims = 0
  /// Claims about what functions declare for themselves; the index has none of it.
  package var localTargets = 0
  /// Claims in files that were not compiled.
  package var uncompiled = 0

  /// Creates a verdict on nothing.
  package init() {}

  /// Adds the verdict on another package.
  package mutating func add(_ other: Self) {
    types.add(other.types)
    references.add(other.references)
    for (kind, score) in other.kinds { kinds[kind, default: Score()].add(score) }
    fileEdges.add(other.fileEdges)
    folderEdges.add(other.folderEdges)
    files += other.files
    implicit += other.implicit
    unnamed += other.unnamed
    inactive += other.inactive
    behindAliases += other.behindAliases
    unnamedClaims += other.unnamedClaims
    localTargets += other.localTargets
    uncompiled += other.uncompiled
  }
}
