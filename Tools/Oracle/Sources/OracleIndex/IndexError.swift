/// Why an index store could not be read.
package enum IndexError: Error, Hashable, Sendable {
  /// There is no store in that folder, or none of this version.
  case noStore(path: String, reason: String)
  /// A unit or record is broken.
  case unreadable(name: String, reason: String)
}
