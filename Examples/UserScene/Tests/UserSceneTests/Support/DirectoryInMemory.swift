@testable import UserScene

/// Keeps users in memory, or fails as told.
actor DirectoryInMemory: UserKeeper {
  private(set) var users: [User]
  private(set) var asked: [Int] = []
  private var failure: DirectoryFailure?

  init(_ users: [User], failure: DirectoryFailure? = nil) {
    self.users = users
    self.failure = failure
  }

  func fail(with failure: DirectoryFailure?) {
    self.failure = failure
  }

  func user(id: Int) async throws(DirectoryFailure) -> User {
    asked.append(id)
    if let failure { throw failure }
    guard let user = users.first(where: { $0.id == id }) else { throw .notFound }
    return user
  }

  func save(_ user: User) async throws(DirectoryFailure) -> User {
    if let failure { throw failure }
    guard let index = users.firstIndex(where: { $0.id == user.id }) else {
      throw .notFound
    }
    users[index] = user
    return user
  }
}
