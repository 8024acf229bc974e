/// What tells a file or folder from all others, whatever path leads to it.
struct FileIdentity: Hashable, Sendable {
  var device: UInt64
  var inode: UInt64
}
