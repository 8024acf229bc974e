package import QatlamDomain

/// A codebase whose references have been resolved.
package struct ResolvedCodebase: Sendable {
  package let index: SymbolIndex
  package let kinds: SourceKinds
  /// What each file refers to, by the file's index.
  package let references: [FileReferences]
}

/// Which files' references somebody asks for.
package enum ResolvingExtent: Hashable, Sendable {
  case everything
  /// Those that are judged, and those that decide what judged ones are.
  ///
  /// Tests see everything, and nobody sees them: no finding and no count rests on what they refer to.
  case judged
}

/// Resolves the references of a codebase, on all cores.
package struct ResolveCodebase: Sendable {
  private let stopwatch: (any StageTiming)?

  /// Creates the use case; without a stopwatch nothing is measured.
  package init(_ stopwatch: (any StageTiming)? = nil) { self.stopwatch = stopwatch }

  /// Resolves a codebase.
  ///
  /// `kinds` are those of its files, and `names` those with a meaning of their own, where they are known. Files beyond the extent refer to nothing.
  package func callAsFunction(
    _ codebase: Codebase,
    _ membership: Membership = .unknown,
    kinds known: SourceKinds? = nil,
    names: KnownNames? = nil,
    resolving extent: ResolvingExtent = .everything
  ) async -> ResolvedCodebase {
    var begin = ContinuousClock.now
    let kinds = known ?? SourceKinds(codebase, membership)
    let index = SymbolIndex(
      codebase: codebase,
      modules: kinds.modules,
      isTest: kinds.exemptions.map { $0 == .test },
      known: names
    )
    stopwatch?.add(.index, since: begin)
    begin = ContinuousClock.now
    let weights = codebase.files.map { 1 + $0.chains.count }
    let pieces = await Chunks(weights: weights).map(
      with: { ReferenceResolver(index: index) }
    ) { resolver, range in
      range.map { file in
        extent == .judged && kinds.exemptions[file] == .test
          ? FileReferences() : resolver.references(of: file)
      }
    }
    defer { stopwatch?.add(.resolve, since: begin) }
    return ResolvedCodebase(index: index, kinds: kinds, references: pieces.flatMap(\.self))
  }
}
