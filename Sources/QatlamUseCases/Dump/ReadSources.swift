package import QatlamDomain

/// A codebase whose references have been resolved, and what is missing from it.
package struct ReadSources: Sendable {
  /// The facts, and what their references mean.
  package let resolved: ResolvedCodebase
  /// Files that were left out or could not be read, sorted.
  package let skipped: [Coverage.Gap]
}
