/// What the file system knows of a path.
struct FileStatus: Hashable, Sendable {
  /// The kinds of things that have a path.
  enum Kind: Hashable, Sendable {
    /// A regular file.
    case file
    /// A directory.
    case folder
    /// A symbolic link, not followed.
    case link
    /// A pipe, socket or device.
    case other
  }

  /// What stands at the path.
  var kind: Kind
  /// In bytes.
  var size: Int
  /// Which file or folder it is.
  var identity: FileIdentity
  /// The number of the user that it belongs to.
  var owner: UInt32
}
