import Foundation

/// The server's articles, in the server's own words (C12).
protocol ArticleAPIProtocol: Sendable {
  /// Returns every article of the server, in the order of its answer.
  func articles() async throws(GatewayFailure) -> [ArticleDTO]

  /// Puts an article at its own address: the same request twice leaves one article.
  func save(_ article: ArticleDTO) async throws(GatewayFailure)

  /// Deletes the article at an address.
  func delete(id: UUID) async throws(GatewayFailure)
}

/// The paths, methods and statuses of the articles' server.
struct ArticleAPI: ArticleAPIProtocol {
  private let client: any HTTPClientProtocol
  private let tokens: any TokenStoreProtocol

  /// Takes the way to the server and the session's place from outside.
  init(client: any HTTPClientProtocol, tokens: any TokenStoreProtocol) {
    self.client = client
    self.tokens = tokens
  }

  /// Returns every article of the server, in the order of its answer.
  func articles() async throws(GatewayFailure) -> [ArticleDTO] {
    let answer = try await client.send(HTTPRequest(method: .get, path: ["articles"]))
    try answer.checkStatus()
    return try WireJSON.value([ArticleDTO].self, from: answer.body)
  }

  /// Puts an article at its own address: the same request twice leaves one article.
  func save(_ article: ArticleDTO) async throws(GatewayFailure) {
    let body = try WireJSON.data(for: article)
    try await change(.put, id: article.id, body: body)
  }

  /// Deletes the article at an address.
  func delete(id: UUID) async throws(GatewayFailure) {
    try await change(.delete, id: id, body: nil)
  }

  private func change(_ method: HTTPMethod, id: UUID, body: Data?) async throws(GatewayFailure) {
    let path = ["articles", id.uuidString]
    let token = try tokens.token()
    let request = HTTPRequest(method: method, path: path, body: body, token: token)
    let answer = try await client.send(request)
    try answer.checkStatus()
  }
}
