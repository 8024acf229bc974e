import Foundation
import SandboxServer
import Testing

@testable import UserScene

/// The directory on a real server, with the faults that networks and servers have.
@Suite("A server of users", .timeLimit(.minutes(1)))
struct HTTPUserDirectoryTests {
  private let server: SandboxServer
  private let directory: HTTPUserDirectory
  private let place: String

  init() throws {
    server = try SandboxServer.start(characters: 1)
    directory = HTTPUserDirectory(server: JSONServer(baseURL: server.baseURL))
    place = server.baseURL.absoluteString
  }

  @Test func `brings the user of a number, missing values as none`() async throws {
    let first = try await directory.user(id: 1)
    let second = try await directory.user(id: 2)

    #expect(first == User(id: 1, name: "Aziza Karimova", email: "aziza@example.com"))
    #expect(second == User(id: 2, name: nil, email: nil))
    #expect(
      server.requests == [
        RecordedRequest(method: "GET", path: "/users/1"),
        RecordedRequest(method: "GET", path: "/users/2"),
      ]
    )
  }

  @Test(arguments: [
    User(id: 1, name: "فاطمة 👩🏽‍🚀 \"\\", email: nil), User(id: 2, name: nil, email: "a@b.cd"),
    User(id: 3, name: String(repeating: "long ", count: 2_000), email: "a@b.cd"),
  ])
  func `keeps every value, and keeps none where there is none`(user: User) async throws {
    let kept = try await directory.save(user)

    #expect(kept == user)
    #expect(try await directory.user(id: user.id) == user)
    #expect(
      server.requests.first == RecordedRequest(method: "PUT", path: "/users/\(user.id)")
    )
  }

  @Test func `says that there is no such user`() async {
    await #expect(throws: DirectoryFailure.notFound) { try await directory.user(id: 99) }
  }

  @Test func `says that the server does not accept a value`() async {
    await #expect(throws: DirectoryFailure.rejected) {
      try await directory.save(User(id: 1, name: nil, email: "none"))
    }
  }

  @Test(arguments: [
    (FaultPlan(failEvery: 1), DirectoryFailure.broken(status: 500)),
    (FaultPlan(tooManyEvery: 1), .busy(seconds: 1)),
    (FaultPlan(status: 503), .broken(status: 503)),
    (FaultPlan(status: 403), .refused(status: 403)),
    (FaultPlan(status: 404), .notFound),
  ])
  func `says what is wrong with the server`(faults: FaultPlan, failure: DirectoryFailure) async {
    server.setFaults(faults)

    await #expect(throws: failure) { try await directory.user(id: 1) }
    await #expect(throws: failure) { try await directory.save(User(id: 1, name: nil, email: nil)) }
  }

  @Test(arguments: [FaultPlan(invalidJSONEvery: 1), FaultPlan(status: 200)])
  func `says that an answer cannot be read`(faults: FaultPlan) async {
    server.setFaults(faults)

    await #expect(throws: DirectoryFailure.unreadable(place: place + "/users/1")) {
      try await directory.user(id: 1)
    }
  }

  @Test func `says that the connection was cut`() async {
    server.setFaults(FaultPlan(cutEvery: 1))

    await #expect(throws: DirectoryFailure.unreachable(place: place)) {
      try await directory.user(id: 1)
    }
  }

  @Test func `says that nobody listens`() async {
    server.stop()

    await #expect(throws: DirectoryFailure.unreachable(place: place)) {
      try await directory.user(id: 1)
    }
  }

  @Test func `does not wait longer than it is told`() async {
    server.setFaults(FaultPlan(delayMilliseconds: 30_000))
    let hasty = HTTPUserDirectory(server: JSONServer(baseURL: server.baseURL, timeout: 0.5))

    await #expect(throws: DirectoryFailure.timedOut(place: place)) { try await hasty.user(id: 1) }
  }

  @Test func `leaves the server as it should be when a saving is sent again`() async throws {
    let user = User(id: 1, name: "Again", email: nil)
    server.setFaults(FaultPlan(cutEvery: 1, phase: .after))
    await #expect(throws: DirectoryFailure.unreachable(place: place)) {
      try await directory.save(user)
    }
    server.setFaults(.none)

    let kept = try await directory.save(user)

    #expect(kept == user)
    #expect(try await directory.user(id: 1) == user)
  }

  @Test func `adds its path to an address that has one`() async {
    let address = server.baseURL.appending(path: "deep")
    let directory = HTTPUserDirectory(server: JSONServer(baseURL: address))

    await #expect(throws: DirectoryFailure.notFound) { try await directory.user(id: 1) }
    #expect(server.requests == [RecordedRequest(method: "GET", path: "/deep/users/1")])
  }
}
