/// What the compiler's index says about one file.
package struct IndexedFile: Sendable {
  /// The absolute path.
  package var path: String
  /// The module that it was compiled into.
  package var module: String
  package var occurrences: [IndexedOccurrence]

  /// Creates a file.
  package init(path: String, module: String, occurrences: [IndexedOccurrence]) {
    self.path = path
    self.module = module
    self.occurrences = occurrences
  }
}
