/// Knows what changed in a tree of sources.
package protocol ChangeReading: Sendable {
  /// Returns the files under a folder, relative to it, that differ from a commit or are not tracked yet.
  func changedFiles(
    since reference: String,
    in folder: String
  ) throws(SourceFailure) -> Set<String>
}
