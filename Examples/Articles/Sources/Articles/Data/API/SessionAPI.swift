/// The server's accounts, in the server's own words (C12, C20).
protocol SessionAPIProtocol: Sendable {
  /// Returns the secret of a new session.
  ///
  /// - Throws: `wrongCredentials` where the server does not know them.
  func token(for credentials: CredentialsDTO) async throws(GatewayFailure) -> TokenDTO
}

/// The path and statuses of signing in.
struct SessionAPI: SessionAPIProtocol {
  private let client: any HTTPClientProtocol

  /// Takes the way to the server from outside.
  init(client: any HTTPClientProtocol) {
    self.client = client
  }

  /// Returns the secret of a new session.
  func token(for credentials: CredentialsDTO) async throws(GatewayFailure) -> TokenDTO {
    let body = try WireJSON.data(for: credentials)
    let answer = try await client.send(HTTPRequest(method: .post, path: ["login"], body: body))
    try answer.checkStatus(unauthorized: .wrongCredentials)
    return try WireJSON.value(TokenDTO.self, from: answer.body)
  }
}
