import Foundation

/// The articles in the database.
struct ArticleStore: Sendable {
  /// How a save ended.
  enum Saving: Hashable, Sendable {
    /// The article stands as it was given.
    case saved
    /// The stored article was written at another moment.
    case conflict
  }

  /// Where they are kept.
  let database: Database

  /// All articles, in an order that means nothing.
  ///
  /// It is the order of the ends of their identities: a client that forgets to sort is found out.
  func all() throws(SandboxFailure) -> [ArticleRecord] {
    try database.run("SELECT \(Self.columns) FROM articles ORDER BY substr(id, 30), id")
      .compactMap(Self.record)
  }

  /// The article with an identity, or `nil`.
  func article(_ id: UUID) throws(SandboxFailure) -> ArticleRecord? {
    try database.run("SELECT \(Self.columns) FROM articles WHERE id = ?", .text(id.uuidString))
      .first.flatMap(Self.record)
  }

  /// Creates or replaces an article, unless the stored one was written at another moment.
  func save(_ article: ArticleRecord) throws(SandboxFailure) -> Saving {
    try database.transaction { connection throws(SandboxFailure) in
      let stored = try connection.run(
        "SELECT \(Self.columns) FROM articles WHERE id = ?",
        [.text(article.id.uuidString)]
      )
      if let former = stored.first.flatMap(Self.record), former.created != article.created {
        return .conflict
      }
      _ = try connection.run(
        "INSERT OR REPLACE INTO articles (\(Self.columns)) VALUES (?, ?, ?, ?, ?)",
        [
          .text(article.id.uuidString), .text(article.title), .text(article.body),
          .integer(article.published ? 1 : 0), .text(article.createdAt),
        ]
      )
      return .saved
    }
  }

  /// Deletes an article and returns whether it was there.
  func delete(_ id: UUID) throws(SandboxFailure) -> Bool {
    try database.transaction { connection throws(SandboxFailure) in
      _ = try connection.run("DELETE FROM articles WHERE id = ?", [.text(id.uuidString)])
      return connection.changes > 0
    }
  }

  private static let columns = "id, title, body, published, createdAt"

  private static func record(_ row: [SQLValue]) -> ArticleRecord? {
    guard row.count == 5, let id = row[0].text.flatMap(UUID.init), let title = row[1].text,
      let body = row[2].text, let published = row[3].integer, let createdAt = row[4].text
    else { return nil }
    return ArticleRecord(
      id: id,
      title: title,
      body: body,
      published: published != 0,
      createdAt: createdAt
    )
  }
}
