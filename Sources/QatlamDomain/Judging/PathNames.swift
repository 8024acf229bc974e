/// A file's path, taken apart for classification.
struct PathNames: Sendable {
  /// The path as it was given.
  let path: String
  /// The folder that holds the file.
  let home: SourceFolder
  /// The file's name with its ending.
  let fileName: Substring
  /// The file's name up to its first `+` or `.`.
  let stem: Substring
  /// Whether the name says that the file extends a type (`Date+Text.swift`).
  let isExtension: Bool

  /// Takes a path apart whose folder is known.
  init(_ path: String, in home: SourceFolder) {
    self.path = path
    self.home = home
    let file =
      path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.utf8.index(after: $0)...] }
      ?? path[...]
    fileName = file
    let end = file.utf8.firstIndex { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: ".") }
    stem = file[..<(end ?? file.endIndex)]
    isExtension = end.map { file.utf8[$0] == UInt8(ascii: "+") } ?? false
  }

  /// The path's bytes, for globs.
  var bytes: [UInt8] { Array(path.utf8) }

  /// The path of the folder that holds the file.
  var folder: String { home.path }

  /// The folders, outermost first, as written.
  var folders: [Substring] { home.names }

  /// The folders, normalised: letters only, lower case.
  var normalised: [String] { home.normalised }
}
