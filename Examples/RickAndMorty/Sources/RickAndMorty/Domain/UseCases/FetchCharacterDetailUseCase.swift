/// Gets one character by its number (R20).
protocol FetchCharacterDetailUseCaseProtocol: Sendable {
  /// Returns the character, or throws that there is none.
  func execute(id: Int) async throws(CharacterFailure) -> RMCharacterResponse
}

/// Gets a character from a repository and makes sure that it is the one asked for (R20).
struct FetchCharacterDetailUseCase: FetchCharacterDetailUseCaseProtocol {
  private let repository: any CharacterRepositoryProtocol

  /// Creates the use case over a repository (R7).
  init(repository: any CharacterRepositoryProtocol) {
    self.repository = repository
  }

  /// Returns the character; numbers begin with 1, so that others are not asked for at all.
  func execute(id: Int) async throws(CharacterFailure) -> RMCharacterResponse {
    guard id >= 1 else { throw .notFound }
    let character = try await repository.fetchCharacter(id: id)
    guard character.id == id else { throw .unreadable(place: "id") }
    return character
  }
}
