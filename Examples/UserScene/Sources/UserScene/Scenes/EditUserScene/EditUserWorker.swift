/// The interactor's hand that keeps a user, over HTTP or in a file (V8).
struct EditUserWorker: EditUserWorkingLogic {
  private let directory: any UserKeeper

  /// Works with a directory.
  init(directory: any UserKeeper) {
    self.directory = directory
  }

  /// Replaces the kept user.
  func saveUser(_ user: User) async throws(DirectoryFailure) -> User {
    try await directory.save(user)
  }
}
