/// The interactor's hand that keeps a user, over HTTP or in a file (V8).
struct EditUserWorker: EditUserWorkingLogic {
  private let directory: any UserDirectory

  /// Works with a directory.
  init(directory: any UserDirectory) {
    self.directory = directory
  }

  /// Replaces the kept user.
  func saveUser(_ user: User) async throws(UserFailure) -> User {
    try await directory.save(user)
  }
}
