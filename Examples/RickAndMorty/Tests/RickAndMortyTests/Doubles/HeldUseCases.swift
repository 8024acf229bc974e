import Foundation

@testable import RickAndMorty

/// What the list's use case was asked.
struct PageQuestion: Hashable, Sendable {
  var query = CharacterQuery.everyone
  var page: Int
}

/// A use case whose answers a test gives.
struct HeldFetchCharacters: FetchCharactersUseCaseProtocol {
  let desk: Desk<PageQuestion, RMResultsResponse>

  func execute(
    _ query: CharacterQuery,
    page: Int
  ) async throws(CharacterFailure) -> RMResultsResponse {
    try await desk.ask(PageQuestion(query: query, page: page))
  }
}

/// A use case whose answers a test gives.
struct HeldFetchCharacterDetail: FetchCharacterDetailUseCaseProtocol {
  let desk: Desk<Int, RMCharacterResponse>

  func execute(id: Int) async throws(CharacterFailure) -> RMCharacterResponse {
    try await desk.ask(id)
  }
}

/// A use case whose answers a test gives.
struct HeldFetchCharacterImage: FetchCharacterImageUseCaseProtocol {
  let desk: Desk<String, Data>

  func execute(address: String) async throws(CharacterFailure) -> Data {
    try await desk.ask(address)
  }
}
