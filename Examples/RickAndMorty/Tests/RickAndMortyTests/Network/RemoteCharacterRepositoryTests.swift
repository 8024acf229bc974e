import Foundation
import Testing

@testable import RickAndMorty

@Suite struct `The remote repository` {
  @Test func `takes the API's own nothing here for an empty page`() async throws {
    let repository = repository(failing: .status(404, #"{"error":"There is nothing here"}"#))

    #expect(try await repository.fetchCharacters(matching: .everyone, page: 1) == .nothing)
  }

  @Test(arguments: [("", nil), ("<html>", nil), (#"{"error":"Not this"}"#, "Not this")])
  func `takes any other 404 of a list for a refusal`(body: String, reason: String?) async {
    await #expect(throws: CharacterFailure.refused(status: 404, reason: reason)) {
      try await repository(failing: .status(404, body)).fetchCharacters(
        matching: .everyone,
        page: 1
      )
    }
  }

  @Test func `knows from the API's 404 that there is no such character`() async {
    await #expect(throws: CharacterFailure.notFound) {
      try await repository(failing: .status(404, #"{"error":"Character not found"}"#))
        .fetchCharacter(id: 9)
    }
  }

  @Test(arguments: [
    (NetworkError.unreachable("no route"), CharacterFailure.unreachable),
    (.timedOut, .timedOut),
    (.interrupted, .interrupted),
    (.cancelled, .cancelled),
    (.unreadable("info"), .unreadable(place: "info")),
    (.invalidAddress("x"), .invalidAddress("x")),
    (.status(code: 429, retryAfterSeconds: 7, body: Data()), .busy(secondsToWait: 7)),
    (.status(code: 429, retryAfterSeconds: nil, body: Data()), .busy(secondsToWait: nil)),
    (.status(code: 503, retryAfterSeconds: 2, body: Data()), .busy(secondsToWait: 2)),
    (.status(500, ""), .serverFailed(status: 500)),
    (.status(599, ""), .serverFailed(status: 599)),
    (.status(403, #"{"error":"No entry"}"#), .refused(status: 403, reason: "No entry")),
    (.status(301, "moved"), .refused(status: 301, reason: nil)),
  ])
  func `says in the domain's words what the network said`(
    error: NetworkError,
    failure: CharacterFailure
  ) async {
    let repository = repository(failing: error)

    await #expect(throws: failure) {
      try await repository.fetchCharacters(matching: .everyone, page: 1)
    }
    await #expect(throws: failure) { try await repository.fetchCharacter(id: 1) }
    await #expect(throws: failure) {
      try await repository.fetchImage(at: "http://127.0.0.1/1.jpeg")
    }
  }

  @Test(arguments: ["", "file:///etc/hostname", "ftp://127.0.0.1/1.jpeg", "avatar.jpeg"])
  func `loads pictures from the web only`(address: String) async {
    let client = ClientDouble { _ in Data([1]) }

    await #expect(throws: CharacterFailure.invalidAddress(address)) {
      try await RemoteCharacterRepository(client: client).fetchImage(at: address)
    }
  }

  private func repository(failing error: NetworkError) -> RemoteCharacterRepository {
    RemoteCharacterRepository(client: ClientDouble { _ throws(NetworkError) in throw error })
  }
}

extension NetworkError {
  /// A refusal with a text and no advice.
  fileprivate static func status(_ code: Int, _ body: String) -> Self {
    .status(code: code, retryAfterSeconds: nil, body: Data(body.utf8))
  }
}
