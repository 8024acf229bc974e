/// How much of a codebase a verdict rests on.
package struct Coverage: Hashable, Sendable {
  /// A file, or a place in it, that was not read in full.
  package struct Gap: Hashable, Sendable, Comparable {
    package var file: String
    /// From 1; zero for the whole file.
    package var line: Int
    package var reason: String

    /// Creates a gap.
    package init(file: String, line: Int, reason: String) {
      self.file = file
      self.line = line
      self.reason = reason
    }

    package static func < (left: Self, right: Self) -> Bool {
      (left.file, left.line, left.reason) < (right.file, right.line, right.reason)
    }
  }

  /// Why a reference could not be resolved.
  package enum Unresolved: String, Hashable, Sendable, CaseIterable {
    /// Several declarations fit and nothing decides between them.
    case ambiguous
    /// The type of the expression before the dot is known to nobody who reads source alone.
    case inference
    /// A name that a macro may have made.
    case macro
    /// Overloads that differ by types.
    case overload
    /// A member or type of a library whose source is not here.
    case sdk
  }

  /// Files that were read and judged.
  package var files: Int
  /// Places that were not understood, sorted.
  package var partial: [Gap]
  /// Files and folders that were left out, sorted.
  package var skipped: [Gap]
  /// Files that belong to no part, sorted by path.
  package var unlayered: [String]
  /// References to declarations of the codebase.
  package var resolved: Int
  /// References to declarations of libraries.
  package var external: Int
  package var unresolved: [Unresolved: Int]

  /// Creates a coverage.
  package init(
    files: Int = 0,
    partial: [Gap] = [],
    skipped: [Gap] = [],
    unlayered: [String] = [],
    resolved: Int = 0,
    external: Int = 0,
    unresolved: [Unresolved: Int] = [:]
  ) {
    self.files = files
    self.partial = partial
    self.skipped = skipped
    self.unlayered = unlayered
    self.resolved = resolved
    self.external = external
    self.unresolved = unresolved
  }
}
