import Foundation

/// Gets one page of the characters a person asks for (R2).
protocol FetchCharactersUseCaseProtocol: Sendable {
  /// Returns the page, empty when nothing matches.
  func execute(
    _ query: CharacterQuery,
    page: Int
  ) async throws(CharacterFailure) -> RMResultsResponse
}

/// Gets a page from a repository, blanks around the name not counting (R2).
struct FetchCharactersUseCase: FetchCharactersUseCaseProtocol {
  private let repository: any CharacterRepositoryProtocol

  /// Creates the use case over a repository (R7).
  init(repository: any CharacterRepositoryProtocol) {
    self.repository = repository
  }

  /// Returns the page; pages begin with 1, and before the first there is nothing to find.
  func execute(
    _ query: CharacterQuery,
    page: Int
  ) async throws(CharacterFailure) -> RMResultsResponse {
    guard page >= 1 else { return .nothing }
    var wanted = query
    wanted.name = query.name.trimmingCharacters(in: .whitespacesAndNewlines)
    return try await repository.fetchCharacters(matching: wanted, page: page)
  }
}
