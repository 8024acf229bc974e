/// What the file system knows of a path.
struct FileStatus: Hashable, Sendable {
  /// The kinds of things that have a path.
  enum Kind: Hashable, Sendable {
    case file
    case folder
    case link
    /// A pipe, socket or device.
    case other
  }

  var kind: Kind
  /// In bytes.
  var size: Int
  var identity: FileIdentity
}
