/// The users in the database.
struct UserStore: Sendable {
  private let database: Database

  /// Begins with a few users, those that are hard to show among them, where there are none yet.
  init(database: Database) throws(SandboxFailure) {
    self.database = database
    for user in Self.first {
      try database.run(
        "INSERT OR IGNORE INTO users (id, name, email) VALUES (?, ?, ?)",
        .integer(user.id),
        .optional(user.name),
        .optional(user.email)
      )
    }
  }

  /// The user with a number, or `nil`.
  func user(_ id: Int) throws(SandboxFailure) -> UserRecord? {
    try database.run("SELECT name, email FROM users WHERE id = ?", .integer(id)).first.map { row in
      UserRecord(id: id, name: row[0].text, email: row[1].text)
    }
  }

  /// Creates or replaces a user.
  func save(_ user: UserRecord) throws(SandboxFailure) {
    try database.run(
      "INSERT OR REPLACE INTO users (id, name, email) VALUES (?, ?, ?)",
      .integer(user.id),
      .optional(user.name),
      .optional(user.email)
    )
  }

  private static let first = [
    UserRecord(id: 1, name: "Aziza Karimova", email: "aziza@example.com"),
    UserRecord(id: 2, name: nil, email: nil),
    UserRecord(id: 3, name: "ליאור כהן", email: "lior@example.com"),
    UserRecord(id: 4, name: "👩🏽‍🚀 Zuhra", email: "zuhra@example.com"),
    UserRecord(
      id: 5,
      name: Array(repeating: "Abdulhamidxo‘ja", count: 12).joined(separator: " "),
      email: String(repeating: "very-long-", count: 20) + "name@example.com"
    ),
  ]
}
