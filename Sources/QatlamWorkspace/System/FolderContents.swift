/// What stands in a folder.
struct FolderContents: Hashable, Sendable {
  /// A name in a folder, and what it names.
  struct Entry: Hashable, Sendable {
    /// The bytes between two slashes of a path; not always UTF-8.
    var name: [UInt8]
    /// What the name leads to, links not followed.
    var kind: FileStatus.Kind
  }

  /// The folder's own.
  var identity: FileIdentity
  /// In the order of the disk.
  var entries: [Entry]
}
