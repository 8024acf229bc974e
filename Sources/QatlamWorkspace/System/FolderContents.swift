/// What stands in a folder.
struct FolderContents: Hashable, Sendable {
  /// A name in a folder, and what it names.
  struct Entry: Hashable, Sendable {
    /// The bytes between two slashes of a path; not always UTF-8.
    var name: [UInt8]
    /// What the name leads to, links not followed.
    var kind: FileStatus.Kind
    /// In bytes; zero where only the kind is known.
    var size: Int
    /// `nil` where only the kind is known.
    var identity: FileIdentity?
  }

  /// The folder's own.
  var identity: FileIdentity
  /// In the order of the disk.
  var entries: [Entry]
}
