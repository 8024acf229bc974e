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
  /// Whether others than its owner may write it.
  var isWritableByOthers: Bool
  /// When its contents changed last, in nanoseconds since 1970.
  var modified: Int64
  /// When it or what is known of it changed last, in nanoseconds since 1970.
  var changed: Int64
}
