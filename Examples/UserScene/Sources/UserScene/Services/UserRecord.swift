/// A user as the server writes it; never seen outside the services.
struct UserRecord: Decodable, Hashable, Sendable {
  /// The identity, which is also the end of the user's address.
  let id: Int
  /// The name; none where it is not known.
  let name: String?
  /// The email; none where it is not known.
  let email: String?

  /// The user that the record tells of.
  var entity: User {
    User(id: id, name: name, email: email)
  }
}
