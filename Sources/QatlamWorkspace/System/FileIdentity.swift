/// What tells a file or folder from all others, whatever path leads to it.
struct FileIdentity: Hashable, Sendable {
  /// The file system it stands on.
  var device: UInt64
  /// Its number there.
  var inode: UInt64
}
