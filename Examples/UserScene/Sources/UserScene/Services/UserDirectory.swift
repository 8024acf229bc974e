/// A place that keeps users; known by workers alone (V8).
protocol UserDirectory: Sendable {
  /// Returns the user of a number.
  func user(id: Int) async throws(UserFailure) -> User

  /// Replaces the user of the same number, wholly or not at all, and returns what is now kept.
  func save(_ user: User) async throws(UserFailure) -> User
}
