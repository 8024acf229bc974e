import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Sends requests with Foundation's own loader (R11).
struct URLSessionNetworkClient: NetworkClientProtocol {
  private let baseURL: URL
  private let session: URLSession
  private let timeout: TimeInterval

  /// Creates a client for a server.
  ///
  /// - Parameters:
  ///   - baseURL: The address that endpoints' paths are appended to.
  ///   - session: What loads; its caches are not used.
  ///   - timeout: How many seconds a request may stay without an answer.
  init(baseURL: URL, session: URLSession, timeout: TimeInterval) {
    self.baseURL = baseURL
    self.session = session
    self.timeout = timeout
  }

  /// Returns the body of a successful answer; cancelling the task cancels the request.
  func data(for endpoint: any Endpoint) async throws(NetworkError) -> Data {
    let request = try URLRequest(endpoint, relativeTo: baseURL, timeout: timeout)
    let answer: (body: Data, response: URLResponse)
    do {
      answer = try await URLLoad(request, in: session).answer()
    } catch {
      throw NetworkError(loading: request.url, error)
    }
    guard let response = answer.response as? HTTPURLResponse else {
      throw .unreadable("HTTP")
    }
    if let refusal = NetworkError(refusing: response, body: answer.body) { throw refusal }
    return answer.body
  }
}
