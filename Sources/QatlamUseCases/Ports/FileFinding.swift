/// A file that was found, and read.
package struct FoundFile: Hashable, Sendable {
  /// The file, as messages name it: as it was given, or relative to the path that was asked about.
  package var name: String
  /// The folder that holds it, absolute and without links.
  package var folder: String
  /// Where the path that was asked about lies in `folder`; empty for the folder itself.
  package var scope: String
  package var bytes: [UInt8]

  /// Creates a found file.
  package init(name: String, folder: String, scope: String, bytes: [UInt8]) {
    self.name = name
    self.folder = folder
    self.scope = scope
    self.bytes = bytes
  }
}

/// Finds and reads files that are not sources.
package protocol FileFinding: Sendable {
  /// Finds a file by name in a folder, or in the nearest that holds it, up to a repository's root.
  ///
  /// - Returns: `nil` where there is none.
  func nearest(_ name: String, to path: String) throws(SourceFailure) -> FoundFile?

  /// Reads a file that is named; `path` is the folder that is asked about.
  func file(_ file: String, for path: String) throws(SourceFailure) -> FoundFile

  /// Whether something stands at a path.
  func exists(_ path: String) -> Bool

  /// Reads a file; `nil` where there is none.
  func bytes(at path: String) throws(SourceFailure) -> [UInt8]?

  /// The names in a folder, sorted; none where it cannot be read.
  func names(in folder: String) -> [String]
}
