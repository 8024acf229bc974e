package import QatlamDomain

/// A codebase whose references have been resolved.
package struct ResolvedCodebase: Sendable {
  package let index: SymbolIndex
  package let kinds: SourceKinds
  /// What each file refers to, by the file's index.
  package let references: [FileReferences]
}

/// Resolves every reference of a codebase, on all cores.
package struct ResolveCodebase: Sendable {
  /// Creates the use case.
  package init() {}

  /// Resolves a codebase.
  package func callAsFunction(
    _ codebase: Codebase,
    _ membership: Membership = .unknown
  ) async -> ResolvedCodebase {
    let kinds = SourceKinds(codebase, membership)
    let index = SymbolIndex(
      codebase: codebase,
      modules: kinds.modules,
      isTest: kinds.exemptions.map { $0 == .test }
    )
    let pieces = await Chunks(count: codebase.files.count).map { range in
      let resolver = ReferenceResolver(index: index)
      return range.map { resolver.references(of: $0) }
    }
    return ResolvedCodebase(index: index, kinds: kinds, references: pieces.flatMap(\.self))
  }
}
