/// What the server wants for a session.
struct CredentialsDTO: Encodable, Hashable, Sendable {
  /// The account's address.
  let email: String
  /// The account's secret.
  let password: String
}
