/// A package that was built: its files as they stand on disk, and what was compiled of them.
package struct BuiltPackage: Sendable {
  /// The folder, absolute, without a slash at its end.
  package let root: String
  /// What the index says, by path relative to the package; of a file that was compiled twice, both.
  package let files: [String: [IndexedFile]]
  /// The sources of the compiled files, by relative path.
  package let sources: [String: SourceText]
  /// The lines that stand in a branch of `#if` that no compilation took, by relative path.
  package let inactiveLines: [String: Set<Int>]

  /// Creates a package.
  package init(
    root: String,
    files: [String: [IndexedFile]],
    sources: [String: SourceText],
    inactiveLines: [String: Set<Int>]
  ) {
    self.root = root
    self.files = files
    self.sources = sources
    self.inactiveLines = inactiveLines
  }

  /// Whether a line was left out by the compiler.
  package func isInactive(_ file: String, line: Int) -> Bool {
    inactiveLines[file]?.contains(line) ?? false
  }

  /// Whether the source at a reference's place names what it means.
  func names(_ reference: Reference) -> Bool {
    let place = reference.place
    guard let source = sources[place.file] else { return false }
    let word = source.name(atLine: place.line, column: place.column)
    return reference.kind.isNamed(reference.name, by: word)
  }
}
