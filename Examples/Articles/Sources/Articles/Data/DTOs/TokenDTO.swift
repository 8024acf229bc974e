/// What the server gives for credentials that it knows.
struct TokenDTO: Decodable, Hashable, Sendable {
  /// The secret of the session.
  let token: String
}
