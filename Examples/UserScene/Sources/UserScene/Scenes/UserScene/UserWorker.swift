/// The interactor's hand that brings a user, wherever it is kept (V8).
struct UserWorker: UserWorkingLogic {
  private let directory: any UserDirectory

  /// Works with a directory.
  init(directory: any UserDirectory) {
    self.directory = directory
  }

  /// Looks the user up.
  func fetchUser(id: Int) async throws(DirectoryFailure) -> User {
    try await directory.user(id: id)
  }
}
