import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Speaks HTTP with URLSession.
struct URLSessionHTTPClient: HTTPClientProtocol {
  private let session: URLSession
  private let baseURL: URL

  /// Takes the session, with its time limits, and the server's address from outside.
  init(session: URLSession, baseURL: URL) {
    self.session = session
    self.baseURL = baseURL
  }

  /// Returns the server's answer, whatever its status.
  func send(_ request: HTTPRequest) async throws(GatewayFailure) -> HTTPResponse {
    let data: Data
    let answer: URLResponse
    do {
      (data, answer) = try await Transfer().data(for: urlRequest(for: request), in: session)
    } catch {
      throw failure(for: error)
    }
    guard let answer = answer as? HTTPURLResponse else { throw .unreadableAnswer }
    let retryAfter = answer.value(forHTTPHeaderField: "Retry-After").flatMap(Int.init)
    return HTTPResponse(status: answer.statusCode, retryAfter: retryAfter, body: data)
  }

  private func urlRequest(for request: HTTPRequest) -> URLRequest {
    let url = request.path.reduce(baseURL) { $0.appending(component: $1) }
    var result = URLRequest(url: url)
    result.httpMethod = request.method.rawValue
    result.cachePolicy = .reloadIgnoringLocalCacheData
    result.timeoutInterval = session.configuration.timeoutIntervalForRequest
    result.setValue("application/json", forHTTPHeaderField: "Accept")
    // A connection of its own for each request: one that breaks then has met this request only.
    result.setValue("close", forHTTPHeaderField: "Connection")
    if let body = request.body {
      result.httpBody = body
      result.setValue("application/json", forHTTPHeaderField: "Content-Type")
    }
    if let token = request.token {
      result.setValue("Bearer \(token.text)", forHTTPHeaderField: "Authorization")
    }
    return result
  }

  private func failure(for error: any Error) -> GatewayFailure {
    if Task.isCancelled || error is CancellationError { return .cancelled }
    guard let error = error as? URLError else { return .connectionLost }
    return switch error.code {
    // Nobody here cancelled: the session refused a question for a user's name.
    case .cancelled, .userCancelledAuthentication: .signInNeeded
    case .timedOut: .timedOut
    case .cannotConnectToHost, .cannotFindHost, .dnsLookupFailed, .notConnectedToInternet,
      .badURL, .secureConnectionFailed:
      .unreachable
    // Bytes that are no HTTP; curl calls it a protocol that it does not support.
    case .unsupportedURL, .cannotParseResponse: .unreadableAnswer
    // Whatever else happens, happens after the connection stood: half an answer, or none.
    default: .connectionLost
    }
  }
}
