import Testing

@testable import UserScene

/// The worker alone: a fake stands for the directory.
@Suite("The User scene's worker")
struct UserWorkerTests {
  @Test func `brings the user that the directory keeps`() async throws {
    let directory = DirectoryInMemory([.nameless, .lola])

    let user = try await UserWorker(directory: directory).fetchUser(id: 7)

    #expect(user == .lola)
    #expect(await directory.asked == [7])
  }

  @Test func `passes the directory's failure on`() async {
    let worker = UserWorker(directory: DirectoryInMemory([]))

    await #expect(throws: DirectoryFailure.notFound) { try await worker.fetchUser(id: 7) }
  }
}
