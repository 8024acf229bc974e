/// Where characters come from, as the domain sees it (R2, R9).
protocol CharacterRepositoryProtocol: Sendable {
  /// Returns one page of the characters that match, in the source's order.
  ///
  /// Finding nothing is an empty page, not a failure.
  func fetchCharacters(
    matching query: CharacterQuery,
    page: Int
  ) async throws(CharacterFailure) -> RMResultsResponse

  /// Returns the character with a number (R20).
  func fetchCharacter(id: Int) async throws(CharacterFailure) -> RMCharacterResponse
}
