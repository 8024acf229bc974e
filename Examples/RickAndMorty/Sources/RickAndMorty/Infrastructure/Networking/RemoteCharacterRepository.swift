import Foundation

/// Gets characters and their pictures from the API (R11).
///
/// It knows that data comes from the API, and not which client brings it.
struct RemoteCharacterRepository: CharacterRepositoryProtocol, CharacterImageRepositoryProtocol {
  private let client: any NetworkClientProtocol

  /// Creates a repository over a network client (R7).
  init(client: any NetworkClientProtocol) {
    self.client = client
  }

  /// Returns one page; the API's own "nothing here" is an empty page.
  func fetchCharacters(
    matching query: CharacterQuery,
    page: Int
  ) async throws(CharacterFailure) -> RMResultsResponse {
    do throws(NetworkError) {
      return try await client.request(RickAndMortyAPI.getCharacters(query: query, page: page))
    } catch .status(code: 404, retryAfterSeconds: _, let body)
      where RMErrorResponse(body: body)?.error == RickAndMortyAPI.nothingHere
    {
      return .nothing
    } catch .status(code: 404, retryAfterSeconds: _, let body) {
      // No page is no missing character: most likely the address is not the API's.
      throw .refused(status: 404, reason: RMErrorResponse(body: body)?.error)
    } catch {
      throw CharacterFailure(error)
    }
  }

  /// Returns one character (R20).
  func fetchCharacter(id: Int) async throws(CharacterFailure) -> RMCharacterResponse {
    do throws(NetworkError) {
      return try await client.request(RickAndMortyAPI.getCharacter(id: id))
    } catch {
      throw CharacterFailure(error)
    }
  }

  /// Returns a picture's bytes; only web addresses are asked.
  func fetchImage(at address: String) async throws(CharacterFailure) -> Data {
    guard let url = URL(string: address), ["http", "https"].contains(url.scheme?.lowercased())
    else { throw .invalidAddress(address) }
    do throws(NetworkError) {
      return try await client.data(for: RickAndMortyAPI.getImage(url))
    } catch {
      throw CharacterFailure(error)
    }
  }
}
