/// Stands where there is no server to sign in to: the articles are in a file of one's own.
struct OfflineSessionGateway: SessionGatewayProtocol {
  /// Always says that there is no server.
  func signIn(with credentials: Credentials) async throws(GatewayFailure) {
    throw .noServer
  }
}
