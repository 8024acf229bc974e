/// A place that keeps users; known by workers alone (V8).
protocol UserDirectory: Sendable {
  /// Returns the user of an identity.
  func user(id: Int) async throws(DirectoryFailure) -> User
}
