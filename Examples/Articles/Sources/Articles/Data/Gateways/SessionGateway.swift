/// Signs in at a server and keeps the session it gives (C20).
struct SessionGateway: SessionGatewayProtocol {
  private let api: any SessionAPIProtocol
  private let tokens: any TokenStoreProtocol

  /// Takes the server's API and the session's place from outside.
  init(api: any SessionAPIProtocol, tokens: any TokenStoreProtocol) {
    self.api = api
    self.tokens = tokens
  }

  /// Begins a session that later requests belong to.
  @concurrent func signIn(with credentials: Credentials) async throws(GatewayFailure) {
    let dto = CredentialsDTO(email: credentials.email, password: credentials.password)
    let answer = try await api.token(for: dto)
    try tokens.keep(SessionToken(text: answer.token))
  }
}
