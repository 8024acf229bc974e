import Foundation

/// Where characters' pictures come from, as the domain sees it (R9).
protocol CharacterImageRepositoryProtocol: Sendable {
  /// Returns the bytes of the picture at an address.
  func fetchImage(at address: String) async throws(CharacterFailure) -> Data
}
