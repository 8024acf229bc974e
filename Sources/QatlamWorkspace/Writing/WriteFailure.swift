/// Why something could not be written.
package struct WriteFailure: Error, Hashable, Sendable {
  /// The file, or the name of the stream.
  package let path: String
  /// What the system says: lowercase, without a period.
  package let reason: String

  /// Creates a failure.
  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }
}
