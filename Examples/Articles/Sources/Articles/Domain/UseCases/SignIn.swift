/// Lets a person sign in (C5, C20).
protocol SignInUseCase: Sendable {
  /// Begins a session; what is asked of the server later belongs to it.
  ///
  /// - Throws: `incompleteCredentials` where a part is empty; then nobody is asked.
  func execute(_ credentials: Credentials) async throws(DomainError)
}

/// Asks whether the credentials are complete, then signs in through the gateway (C20).
struct SignIn: SignInUseCase {
  private let gateway: any SessionGatewayProtocol

  /// Takes the gateway from outside (C7).
  init(gateway: any SessionGatewayProtocol) {
    self.gateway = gateway
  }

  /// Begins a session; what is asked of the server later belongs to it.
  func execute(_ credentials: Credentials) async throws(DomainError) {
    guard credentials.areComplete else { throw .incompleteCredentials }
    do {
      try await gateway.signIn(with: credentials)
    } catch {
      throw .gateway(error)
    }
  }
}
