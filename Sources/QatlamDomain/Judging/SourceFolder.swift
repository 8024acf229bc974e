/// A folder that holds sources somewhere inside, taken apart for classification.
///
/// Most folders hold many files, so what a path says is worked out once for each folder.
final class SourceFolder: Sendable {
  /// Its index in `SourcePaths.folders`; those around it have smaller ones.
  let number: Int
  /// The folder that holds it; `nil` for the root.
  let parent: SourceFolder?
  /// The path, relative to the root; empty for the root itself.
  let path: String
  /// The names on the way to it, its own last, as written.
  let names: [Substring]
  /// The names, normalised: letters only, lower case.
  let normalised: [String]
  /// The numbers of the folders on the way to it, its own last; without the root.
  let lineage: [Int]

  /// The root.
  init() {
    number = 0
    parent = nil
    path = ""
    names = []
    normalised = []
    lineage = []
  }

  init(number: Int, name: Substring, in parent: SourceFolder) {
    self.number = number
    self.parent = parent
    path = parent.number == 0 ? String(name) : "\(parent.path)/\(name)"
    names = parent.names + [name]
    normalised = parent.normalised + [FolderName.normalised(name)]
    lineage = parent.lineage + [number]
  }

  private init(_ folder: SourceFolder, reading name: String, in parent: SourceFolder) {
    number = folder.number
    self.parent = parent
    path = folder.path
    names = folder.names
    normalised = parent.normalised + [name]
    lineage = folder.lineage
  }

  /// Returns the same folder, inside another, with its name taken for another.
  func reading(as meaning: (String) -> String, in parent: SourceFolder) -> SourceFolder {
    SourceFolder(self, reading: meaning(normalised.last ?? ""), in: parent)
  }

  /// The number of folders on the way to it, its own included.
  var depth: Int { lineage.count }
}
