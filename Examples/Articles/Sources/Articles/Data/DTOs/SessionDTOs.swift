/// What the server wants for a session.
struct CredentialsDTO: Encodable, Hashable, Sendable {
  /// The account's address.
  let email: String
  /// The account's secret.
  let password: String
}

/// What the server gives for credentials that it knows.
struct TokenDTO: Decodable, Hashable, Sendable {
  /// The secret of the session.
  let token: String
}
