import Foundation

/// Gets a character's picture (R1: a view never loads one itself).
protocol FetchCharacterImageUseCaseProtocol: Sendable {
  /// Returns the picture's bytes.
  func execute(address: String) async throws(CharacterFailure) -> Data
}

/// Gets a picture from a repository; no bytes are no picture (R2).
struct FetchCharacterImageUseCase: FetchCharacterImageUseCaseProtocol {
  private let repository: any CharacterImageRepositoryProtocol

  /// Creates the use case over a repository (R7).
  init(repository: any CharacterImageRepositoryProtocol) {
    self.repository = repository
  }

  /// Returns the picture's bytes, at least one of them.
  func execute(address: String) async throws(CharacterFailure) -> Data {
    let bytes = try await repository.fetchImage(at: address)
    guard !bytes.isEmpty else { throw .notFound }
    return bytes
  }
}
