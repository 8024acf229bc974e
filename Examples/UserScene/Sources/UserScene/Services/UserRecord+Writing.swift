extension UserRecord: Encodable {
  /// Writes down a user.
  init(_ user: User) {
    self.init(id: user.id, name: user.name, email: user.email)
  }

  /// Writes missing values as `null`, so that a server clears them instead of keeping the old.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: WrittenKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(name, forKey: .name)
    try container.encode(email, forKey: .email)
  }

  private enum WrittenKeys: String, CodingKey {
    case id, name, email
  }
}
