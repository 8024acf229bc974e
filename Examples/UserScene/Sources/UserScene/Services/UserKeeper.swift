/// A place that keeps users and lets them be changed; known by workers alone (V8).
protocol UserKeeper: UserDirectory {
  /// Replaces the user of the same number, wholly or not at all, and returns what is now kept.
  func save(_ user: User) async throws(DirectoryFailure) -> User
}
