@testable import UserScene

/// Keeps users in memory, or fails as told.
actor DirectoryInMemory: UserDirectory {
  private(set) var users: [User]
  private(set) var asked: [Int] = []
  private var failure: UserFailure?

  init(_ users: [User], failure: UserFailure? = nil) {
    self.users = users
    self.failure = failure
  }

  func fail(with failure: UserFailure?) {
    self.failure = failure
  }

  func user(id: Int) async throws(UserFailure) -> User {
    asked.append(id)
    if let failure { throw failure }
    guard let user = users.first(where: { $0.id == id }) else { throw .notFound(id: id) }
    return user
  }

  func save(_ user: User) async throws(UserFailure) -> User {
    if let failure { throw failure }
    guard let index = users.firstIndex(where: { $0.id == user.id }) else {
      throw .notFound(id: user.id)
    }
    users[index] = user
    return user
  }
}
