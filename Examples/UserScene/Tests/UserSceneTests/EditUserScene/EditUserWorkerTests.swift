import Testing

@testable import UserScene

/// The worker alone: a fake stands for the directory.
@Suite("The EditUser scene's worker")
struct EditUserWorkerTests {
  @Test func `keeps the user in the directory`() async throws {
    let directory = DirectoryInMemory([.lola])
    let changed = User(id: 7, name: nil, email: "l@example.com")

    let kept = try await EditUserWorker(directory: directory).saveUser(changed)

    #expect(kept == changed)
    #expect(await directory.users == [changed])
  }

  @Test func `passes the directory's failure on`() async {
    let worker = EditUserWorker(directory: DirectoryInMemory([.lola], failure: .rejected))

    await #expect(throws: DirectoryFailure.rejected) { try await worker.saveUser(.lola) }
  }
}
