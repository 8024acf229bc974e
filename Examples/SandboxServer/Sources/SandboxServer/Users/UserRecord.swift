/// A user as it travels and as it is kept.
struct UserRecord: Hashable, Sendable {
  /// The user's number, from one.
  let id: Int
  /// The name, where the user has told one.
  let name: String?
  /// The e-mail address, where the user has told one.
  let email: String?
}

extension UserRecord: Encodable {
  private enum Name: String, CodingKey { case id, name, email }

  /// Writes what is missing as `null`, not as nothing.
  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Name.self)
    try values.encode(id, forKey: .id)
    try values.encode(name, forKey: .name)
    try values.encode(email, forKey: .email)
  }
}
