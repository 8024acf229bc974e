/// What stands in a folder.
struct FolderContents: Hashable, Sendable {
  /// A name in a folder, and what it names.
  struct Entry: Hashable, Sendable {
    var name: [UInt8]
    var kind: FileStatus.Kind
    /// In bytes; zero where only the kind is known.
    var size: Int
    /// `nil` where only the kind is known.
    var identity: FileIdentity?
  }

  var identity: FileIdentity
  var entries: [Entry]
}
