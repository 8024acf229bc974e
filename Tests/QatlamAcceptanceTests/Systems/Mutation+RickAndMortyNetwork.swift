extension Mutation {
  /// Breaks of the Rick and Morty app's Core and Infrastructure.
  static let rickAndMortyNetwork: [Mutation] = [
    Mutation(
      .rickAndMorty,
      "the generic network layer has a library in it",
      breaks: "R6",
      "R11",
      patch: """
        == RickAndMorty/Core/Network/AlamofireSession.swift
        +#if canImport(Alamofire)
        +import Alamofire // ✗ import Alamofire
        +import Foundation
        +
        +struct AlamofireSession: NetworkClientProtocol {
        +  func data(for endpoint: any Endpoint) async throws(NetworkError) -> Data {
        +    do {
        +      return try await AF.request("https://example.com").serializingData().value
        +    } catch {
        +      throw .timedOut
        +    }
        +  }
        +}
        +#endif
        """
    ),
    Mutation(
      .rickAndMorty,
      "the generic network layer knows what the app asks for",
      breaks: "R6",
      patch: """
        == RickAndMorty/Core/Network/NetworkClientProtocol.swift
        +extension NetworkClientProtocol {
        +  func characters(
        +    at endpoint: any Endpoint
        +  ) async throws(NetworkError) -> RMResultsResponse { // ✗ dependency RMResultsResponse
        +    try await request(endpoint)
        +  }
        +}
        """
    ),
    Mutation(
      .rickAndMorty,
      "a repository makes rows",
      breaks: "R11",
      "R13",
      patch: """
        == RickAndMorty/Infrastructure/Networking/RemoteCharacterRepository.swift
        +extension RemoteCharacterRepository {
        +  func items(
        +    in page: RMResultsResponse,
        +    color: HomeViewItem.StatusColor // ✗ dependency HomeViewItem.StatusColor
        +  ) -> [String] {
        +    page.results.map { "\\($0.name) \\(color)" }
        +  }
        +}
        """
    ),
    Mutation(
      .rickAndMorty,
      "a repository makes its client",
      breaks: "R7",
      "R15",
      patch: """
        == RickAndMorty/Infrastructure/Networking/RemoteCharacterRepository.swift
        -init(client: any NetworkClientProtocol) {
        -self.client = client
        +init(client: (any NetworkClientProtocol)? = nil) {
        +  self.client =
        +    client
        +    ?? EmbeddedNetworkClient(characters: []) // ✗ construction EmbeddedNetworkClient
        """
    ),
    Mutation(
      .rickAndMorty,
      "a cache is there for everybody",
      breaks: "R7",
      patch: """
        == RickAndMorty/Infrastructure/Networking/CharacterCache.swift
        +actor CharacterCache {
        +  static let shared = CharacterCache() // ✗ singleton CharacterCache
        +
        +  private var characters: [Int: RMCharacterResponse] = [:]
        +
        +  func character(id: Int) -> RMCharacterResponse? { characters[id] }
        +  func keep(_ character: RMCharacterResponse) { characters[character.id] = character }
        +}
        == RickAndMorty/Infrastructure/Networking/RemoteCharacterRepository.swift
         func fetchCharacter(id: Int) async throws(CharacterFailure) -> RMCharacterResponse {
        +  if let known = await CharacterCache.shared.character(id: id) { return known }
        """
    ),
    Mutation(
      .rickAndMorty,
      "two parts of Core know each other",
      breaks: "R18",
      patch: """
        == RickAndMorty/Core/Retries.swift
        +struct Retries: Hashable, Sendable {
        +  var method: HTTPMethod // ✗ cycle HTTPMethod
        +}
        == RickAndMorty/Core/Network/Endpoint.swift
        +extension Endpoint {
        +  var retries: Retries { Retries(method: method) }
        +}
        """
    ),
  ]
}
