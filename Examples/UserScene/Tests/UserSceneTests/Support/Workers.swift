@testable import UserScene

/// Answers at once, always the same.
struct ReadyWorker: UserWorkingLogic, EditUserWorkingLogic {
  let result: Result<User, DirectoryFailure>

  func fetchUser(id: Int) async throws(DirectoryFailure) -> User {
    try result.get()
  }

  func saveUser(_ user: User) async throws(DirectoryFailure) -> User {
    try result.get()
  }
}

/// Answers each call when the test says so.
actor HeldWorker: UserWorkingLogic, EditUserWorkingLogic {
  private(set) var fetched: [Int] = []
  private(set) var saved: [User] = []
  private let lines: [AsyncStream<Result<User, DirectoryFailure>>]
  private let answers: [AsyncStream<Result<User, DirectoryFailure>>.Continuation]

  init(calls: Int) {
    let pairs = (0..<calls).map { _ in
      AsyncStream.makeStream(of: Result<User, DirectoryFailure>.self)
    }
    lines = pairs.map(\.stream)
    answers = pairs.map(\.continuation)
  }

  /// Answers a call, counted from zero, whether or not it was made yet.
  nonisolated func answer(_ call: Int, _ result: Result<User, DirectoryFailure>) {
    answers[call].yield(result)
  }

  func fetchUser(id: Int) async throws(DirectoryFailure) -> User {
    fetched.append(id)
    return try await next(of: lines[fetched.count - 1])
  }

  func saveUser(_ user: User) async throws(DirectoryFailure) -> User {
    saved.append(user)
    return try await next(of: lines[saved.count - 1])
  }

  private func next(
    of line: AsyncStream<Result<User, DirectoryFailure>>
  ) async throws(DirectoryFailure) -> User {
    for await result in line { return try result.get() }
    throw .unreachable(place: "the call was cancelled")
  }
}
