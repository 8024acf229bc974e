/// The facts of every file of a codebase, sorted by path.
package struct Codebase: Sendable {
  package let files: [FileFacts]
  package let names: NameTable
  /// The paths of the files, taken apart.
  let paths: SourcePaths

  /// Creates a codebase; `files` must be sorted by path and use the identifiers of `names`.
  package init(files: [FileFacts], names: NameTable) {
    self.init(files: files, paths: SourcePaths(of: files), names: names)
  }

  /// Creates a codebase whose files' paths were taken apart already.
  package init(files: [FileFacts], paths: SourcePaths, names: NameTable) {
    self.files = files
    self.names = names
    self.paths = paths
  }
}
