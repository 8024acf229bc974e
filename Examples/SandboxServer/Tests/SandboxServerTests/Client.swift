import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Speaks to a sandbox as the examples do.
struct Client {
  /// What came back.
  struct Reply: Equatable, CustomStringConvertible {
    var status: Int
    var body: String

    init(_ status: Int, _ body: String) {
      self.status = status
      self.body = body
    }

    var description: String { "\(status) \(body)" }
  }

  let baseURL: URL
  private let session: URLSession

  init(_ baseURL: URL, connections: Int = 6, timeout: TimeInterval = 60) {
    self.baseURL = baseURL
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpMaximumConnectionsPerHost = connections
    configuration.timeoutIntervalForRequest = timeout
    session = URLSession(configuration: configuration)
  }

  /// Sends a request and returns the answer with its headers.
  func exchange(
    _ method: String,
    _ target: String,
    body: Data? = nil,
    token: String? = nil
  ) async throws -> (data: Data, response: HTTPURLResponse) {
    guard let url = URL(string: baseURL.absoluteString + target) else { throw URLError(.badURL) }
    var request = URLRequest(url: url)
    request.httpMethod = method
    request.httpBody = body
    if let token { request.setValue(token, forHTTPHeaderField: "Authorization") }
    let (data, response) = try await session.data(for: request)
    guard let response = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
    return (data, response)
  }

  /// Sends a request and returns what a test compares.
  func send(
    _ method: String,
    _ target: String,
    _ body: String? = nil,
    token: String? = nil
  ) async throws -> Reply {
    let data = body.map { Data($0.utf8) }
    let (answer, response) = try await exchange(method, target, body: data, token: token)
    return Reply(response.statusCode, String(decoding: answer, as: UTF8.self))
  }

  /// Logs in and returns the header's value.
  func token() async throws -> String {
    let reply = try await send("POST", "/login", Self.credentials)
    let session = try JSONDecoder().decode([String: String].self, from: Data(reply.body.utf8))
    return "Bearer \(session["token"] ?? "none")"
  }

  static let credentials = #"{"email":"editor@example.com","password":"qatlam"}"#
}
