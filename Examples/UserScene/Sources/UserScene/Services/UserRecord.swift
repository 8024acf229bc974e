/// A user as servers and files write it; never seen outside the services.
struct UserRecord: Codable, Hashable, Sendable {
  private let id: Int
  private let name: String?
  private let email: String?

  /// Writes down a user.
  init(_ user: User) {
    id = user.id
    name = user.name
    email = user.email
  }

  /// The user that the record tells of.
  var user: User {
    User(id: id, name: name, email: email)
  }

  /// Writes missing values as `null`, so that a server clears them instead of keeping the old.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(name, forKey: .name)
    try container.encode(email, forKey: .email)
  }

  private enum CodingKeys: String, CodingKey {
    case id, name, email
  }
}
