import Foundation

#if canImport(Alamofire)
import Alamofire
#endif
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Builds the client that answers the app's requests (R7).
struct NetworkClientFactory: Sendable {
  private let source: AppSettings.Source

  /// Creates a factory for a source of characters.
  init(source: AppSettings.Source) {
    self.source = source
  }

  /// Returns a client: the sample's own, else Alamofire's where there is one, else Foundation's.
  func create() -> any NetworkClientProtocol {
    switch source {
    case .sample:
      return EmbeddedNetworkClient(characters: CharacterSample().characters)
    case .server(let baseURL):
      #if canImport(Alamofire)
      return AlamofireNetworkClient(baseURL: baseURL, session: Session(), timeout: Self.timeout)
      #else
      let session = URLSession.forRequests(timeout: Self.timeout)
      return URLSessionNetworkClient(baseURL: baseURL, session: session, timeout: Self.timeout)
      #endif
    }
  }

  /// Seconds that a request may stay without an answer.
  private static var timeout: TimeInterval { 15 }
}
