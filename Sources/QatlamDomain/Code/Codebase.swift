/// The facts of every file of a codebase, sorted by path.
package struct Codebase: Sendable {
  package let files: [FileFacts]
  package let names: NameTable
  /// The paths of the files, taken apart.
  let paths: SourcePaths

  /// Creates a codebase; `files` must be sorted by path and use the identifiers of `names`.
  package init(files: [FileFacts], names: NameTable) {
    self.files = files
    self.names = names
    paths = SourcePaths(files.lazy.map(\.path))
  }
}
