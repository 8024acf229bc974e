#if canImport(Alamofire)
import Alamofire
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Sends requests with Alamofire, the document's client (R11).
///
/// It is compiled where the Alamofire package has been added; everything else stays as it is,
/// for nobody outside this file and the composition root knows which client is at work (R9).
struct AlamofireNetworkClient: NetworkClientProtocol {
  private let baseURL: URL
  private let session: Session
  private let timeout: TimeInterval

  /// Creates a client for a server.
  ///
  /// - Parameters:
  ///   - baseURL: The address that endpoints' paths are appended to.
  ///   - session: What loads.
  ///   - timeout: How many seconds a request may stay without an answer.
  init(baseURL: URL, session: Session, timeout: TimeInterval) {
    self.baseURL = baseURL
    self.session = session
    self.timeout = timeout
  }

  /// Returns the body of a successful answer; cancelling the task cancels the request.
  func data(for endpoint: any Endpoint) async throws(NetworkError) -> Data {
    let request = try URLRequest(endpoint, relativeTo: baseURL, timeout: timeout)
    let answer = await session.request(request)
      .serializingData(automaticallyCancelling: true, emptyResponseCodes: Set(200...599))
      .response
    if let response = answer.response,
      let refusal = NetworkError(refusing: response, body: answer.data ?? Data())
    {
      throw refusal
    }
    switch answer.result {
    case .success(let body): return body
    case .failure(let error) where error.isExplicitlyCancelledError: throw .cancelled
    case .failure(let error):
      throw NetworkError(loading: request.url, error.underlyingError ?? error)
    }
  }
}
#endif
