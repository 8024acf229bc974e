import Foundation

/// The server's articles, in the server's own words (C12).
protocol ArticleAPIProtocol: Sendable {
  /// Returns every article of the server, in the order of its answer.
  func articles() async throws(GatewayFailure) -> [ArticleDTO]

  /// Puts an article at its own address: the same request twice leaves one article.
  ///
  /// - Throws: `unreadableAnswer` where the server does not show the article it was sent.
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
    let answer = try await change(.put, id: article.id, body: body)
    // A server that shows what it kept must show this article: a good status alone proves little.
    guard !answer.body.isEmpty else { return }
    let kept = try WireJSON.value(ArticleDTO.self, from: answer.body)
    guard kept == article else { throw .unreadableAnswer }
  }

  /// Deletes the article at an address.
  func delete(id: UUID) async throws(GatewayFailure) {
    let answer = try await change(.delete, id: id, body: nil)
    guard answer.body.isEmpty else { throw .unreadableAnswer }
  }

  private func change(
    _ method: HTTPMethod,
    id: UUID,
    body: Data?
  ) async throws(GatewayFailure) -> HTTPResponse {
    let path = ["articles", id.uuidString]
    let token = try tokens.token()
    let request = HTTPRequest(method: method, path: path, body: body, token: token)
    let answer = try await client.send(request)
    try answer.checkStatus()
    return answer
  }
}
