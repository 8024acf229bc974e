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
  private let stopwatch: (any StageTiming)?

  /// Creates the use case; without a stopwatch nothing is measured.
  package init(_ stopwatch: (any StageTiming)? = nil) { self.stopwatch = stopwatch }

  /// Resolves a codebase.
  ///
  /// `kinds` are those of its files, where they are known.
  package func callAsFunction(
    _ codebase: Codebase,
    _ membership: Membership = .unknown,
    kinds known: SourceKinds? = nil
  ) async -> ResolvedCodebase {
    var begin = ContinuousClock.now
    let kinds = known ?? SourceKinds(codebase, membership)
    let index = SymbolIndex(
      codebase: codebase,
      modules: kinds.modules,
      isTest: kinds.exemptions.map { $0 == .test }
    )
    stopwatch?.add(.index, since: begin)
    begin = ContinuousClock.now
    let pieces = await Chunks(count: codebase.files.count).map { range in
      let resolver = ReferenceResolver(index: index)
      return range.map { resolver.references(of: $0) }
    }
    defer { stopwatch?.add(.resolve, since: begin) }
    return ResolvedCodebase(index: index, kinds: kinds, references: pieces.flatMap(\.self))
  }
}
