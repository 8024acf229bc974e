/// The domain's door to whoever knows the accounts (C11, C20).
protocol SessionGatewayProtocol: Sendable {
  /// Begins a session that later requests belong to.
  ///
  /// - Throws: `wrongCredentials` where the account or its password is unknown.
  func signIn(with credentials: Credentials) async throws(GatewayFailure)
}
