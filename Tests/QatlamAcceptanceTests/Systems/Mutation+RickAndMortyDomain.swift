extension Mutation {
  /// Breaks of the Rick and Morty app's domain.
  static let rickAndMortyDomain: [Mutation] = [
    Mutation(
      .rickAndMorty,
      "a use case names the repository's implementation",
      breaks: "R2",
      "R9",
      "R18",
      patch: """
        == RickAndMorty/Domain/UseCases/FetchCharacterDetailUseCase.swift
        -private let repository: any CharacterRepositoryProtocol
        +private let repository: RemoteCharacterRepository // ✗ dependency RemoteCharacterRepository
        == RickAndMorty/Domain/UseCases/FetchCharacterDetailUseCase.swift
        -init(repository: any CharacterRepositoryProtocol) {
        +init(
        +  repository: RemoteCharacterRepository // ✗ leak RemoteCharacterRepository ✗ dependency RemoteCharacterRepository
        +) {
        == RickAndMorty/Domain/UseCases/FetchCharacterDetailUseCase.swift
        -let character = try await repository.fetchCharacter(id: id)
        +let character = try await repository
        +  .fetchCharacter(id: id) // ✗ dependency RemoteCharacterRepository
        """
    ),
    Mutation(
      .rickAndMorty,
      "a use case's protocol stands in a feature's contracts",
      breaks: "R2",
      "R9",
      "R19",
      patch: """
        == RickAndMorty/Domain/UseCases/FetchCharacterDetailUseCase.swift
        -/// Gets one character by its number (R20).
        -protocol FetchCharacterDetailUseCaseProtocol: Sendable {
        -  /// Returns the character, or throws that there is none.
        -  func execute(id: Int) async throws(CharacterFailure) -> RMCharacterResponse
        -}
        -
        == RickAndMorty/Domain/UseCases/FetchCharacterDetailUseCase.swift
        -struct FetchCharacterDetailUseCase: FetchCharacterDetailUseCaseProtocol {
        +struct FetchCharacterDetailUseCase:
        +  FetchCharacterDetailUseCaseProtocol // ✗ dependency FetchCharacterDetailUseCaseProtocol
        +{
        == RickAndMorty/Features/Detail/Contracts/DetailContracts.swift
        +protocol FetchCharacterDetailUseCaseProtocol: // ✗ misplaced FetchCharacterDetailUseCaseProtocol
        +  Sendable
        +{
        +  func execute(id: Int) async throws(CharacterFailure) -> RMCharacterResponse
        +}
        == RickAndMorty/Features/Export/Presentation/ExportPresenter.swift
        -private let fetchDetail: any FetchCharacterDetailUseCaseProtocol
        +private let fetchDetail:
        +  any FetchCharacterDetailUseCaseProtocol // ✗ feature-border FetchCharacterDetailUseCaseProtocol
        == RickAndMorty/Features/Export/Presentation/ExportPresenter.swift
        -fetchDetail: any FetchCharacterDetailUseCaseProtocol,
        +fetchDetail:
        +  any FetchCharacterDetailUseCaseProtocol, // ✗ feature-border FetchCharacterDetailUseCaseProtocol
        == RickAndMorty/Features/Export/Presentation/ExportPresenter.swift
        -try document(try await fetchDetail.execute(id: id))
        +try document(
        +  try await fetchDetail
        +    .execute(id: id) // ✗ feature-border FetchCharacterDetailUseCaseProtocol
        +)
        """
    ),
    Mutation(
      .rickAndMorty,
      "a use case imports a network library",
      breaks: "R2",
      "R9",
      patch: """
        == RickAndMorty/Domain/UseCases/FetchCharacterImageUseCase.swift
         import Foundation
        +#if canImport(Alamofire)
        +import Alamofire // ✗ import Alamofire
        +#endif
        """
    ),
    Mutation(
      .rickAndMorty,
      "a use case stands behind no protocol",
      breaks: "R2",
      "R18",
      patch: """
        == RickAndMorty/Domain/UseCases/NameCharacterUseCase.swift
        +struct NameCharacterUseCase { // ✗ own-protocol NameCharacterUseCase
        +  let repository: any CharacterRepositoryProtocol
        +
        +  func execute(id: Int) async throws(CharacterFailure) -> String {
        +    try await repository.fetchCharacter(id: id).name
        +  }
        +}
        """
    ),
    Mutation(
      .rickAndMorty,
      "a use case does two things",
      breaks: "R2",
      patch: """
        == RickAndMorty/Domain/UseCases/FetchCharactersUseCase.swift
        -struct FetchCharactersUseCase: FetchCharactersUseCaseProtocol {
        +struct FetchCharactersUseCase: FetchCharactersUseCaseProtocol { // ✗ one-operation FetchCharactersUseCase
        +  func first(id: Int) async throws(CharacterFailure) -> RMCharacterResponse {
        +    try await repository.fetchCharacter(id: id)
        +  }
        """
    ),
    Mutation(
      .rickAndMorty,
      "an entity is a class",
      breaks: "R4",
      patch: """
        == RickAndMorty/Domain/Entities/RMEpisodeResponse.swift
        +final class RMEpisodeResponse: Codable { // ✗ kind RMEpisodeResponse
        +  var id = 0
        +  var name = ""
        +}
        """
    ),
    Mutation(
      .rickAndMorty,
      "an entity has a colour",
      breaks: "R4",
      "R9",
      patch: """
        == RickAndMorty/Domain/Entities/RMLifeStatus.swift
        +#if canImport(UIKit)
        +import UIKit // ✗ import UIKit
        +
        +extension RMLifeStatus {
        +  var color: UIColor { self == .alive ? .systemGreen : .systemGray }
        +}
        +#endif
        """
    ),
    Mutation(
      .rickAndMorty,
      "an entity makes its row",
      breaks: "R4",
      "R13",
      patch: """
        == RickAndMorty/Domain/Entities/RMCharacterResponse.swift
        +extension RMCharacterResponse {
        +  var item: HomeViewItem { // ✗ dependency HomeViewItem
        +    HomeViewItem( // ✗ dependency HomeViewItem
        +      id: id,
        +      name: name,
        +      statusText: status,
        +      statusColor: .gray, // ✗ dependency HomeViewItem.StatusColor
        +      subtitle: species
        +    )
        +  }
        +}
        """
    ),
    Mutation(
      .rickAndMorty,
      "a repository's protocol names an endpoint",
      breaks: "R9",
      patch: """
        == RickAndMorty/Domain/Interfaces/CharacterImageRepositoryProtocol.swift
        +extension CharacterImageRepositoryProtocol {
        +  func address(
        +    of endpoint: RickAndMortyAPI // ✗ leak RickAndMortyAPI ✗ dependency RickAndMortyAPI
        +  ) -> String {
        +    "\\(endpoint)"
        +  }
        +}
        """
    ),
    Mutation(
      .rickAndMorty,
      "a repository reports through a completion handler",
      breaks: "R10",
      patch: """
        == RickAndMorty/Domain/Interfaces/CharacterImageRepositoryProtocol.swift
        -func fetchImage(at address: String) async throws(CharacterFailure) -> Data
        +func fetchImage( // ✗ async-await CharacterImageRepositoryProtocol.fetchImage
        +  at address: String,
        +  completion: @escaping @Sendable (Result<Data, CharacterFailure>) -> Void
        +)
        == RickAndMorty/Domain/UseCases/FetchCharacterImageUseCase.swift
        -let bytes = try await repository.fetchImage(at: address)
        +let bytes = try await withCheckedContinuation { continuation in
        +  repository.fetchImage(at: address) { continuation.resume(returning: $0) }
        +}.get()
        == RickAndMorty/Infrastructure/Networking/RemoteCharacterRepository.swift
        +extension RemoteCharacterRepository {
        +  func fetchImage(
        +    at address: String,
        +    completion: @escaping @Sendable (Result<Data, CharacterFailure>) -> Void
        +  ) {
        +    Task {
        +      do throws(CharacterFailure) {
        +        completion(.success(try await fetchImage(at: address)))
        +      } catch {
        +        completion(.failure(error))
        +      }
        +    }
        +  }
        +}
        """
    ),
    Mutation(
      .rickAndMorty,
      "a repository stands among the domain's protocols",
      breaks: "R9",
      "R11",
      "R19",
      patch: """
        == RickAndMorty/Domain/Interfaces/EmptyCharacterRepository.swift
        +struct EmptyCharacterRepository: // ✗ kind EmptyCharacterRepository ✗ misplaced EmptyCharacterRepository
        +  CharacterRepositoryProtocol
        +{
        +  func fetchCharacters(
        +    matching query: CharacterQuery,
        +    page: Int
        +  ) async throws(CharacterFailure) -> RMResultsResponse {
        +    .nothing
        +  }
        +
        +  func fetchCharacter(id: Int) async throws(CharacterFailure) -> RMCharacterResponse {
        +    throw .notFound
        +  }
        +}
        """
    ),
  ]
}
