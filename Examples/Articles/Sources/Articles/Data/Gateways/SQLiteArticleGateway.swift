import Foundation

/// Keeps articles in a database file of one's own; the actor confines the connection (C11).
///
/// A save that returned is in the file: neither a killed process nor a second one undoes it.
actor SQLiteArticleGateway: ArticleGatewayProtocol {
  private let open: @Sendable () throws(GatewayFailure) -> SQLiteConnection
  private let schema: SQLiteSchema
  private var connection: SQLiteConnection?

  /// Takes what opens the file, at the first use only, and the shape it must have.
  init(
    schema: SQLiteSchema,
    open: @escaping @Sendable () throws(GatewayFailure) -> SQLiteConnection
  ) {
    self.schema = schema
    self.open = open
  }

  /// Returns every article in the file, in no particular order.
  func all() async throws(GatewayFailure) -> [Article] {
    let rows = try opened().run("SELECT id, title, body, is_published, created_at FROM articles")
    return try rows.map(article)
  }

  /// Writes an article in one statement: there is the whole of it or nothing.
  func save(_ article: Article) async throws(GatewayFailure) {
    let connection = try opened()
    try connection.run(
      """
      INSERT INTO articles (id, title, body, is_published, created_at) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT (id) DO UPDATE
      SET title = excluded.title, body = excluded.body, is_published = excluded.is_published
      WHERE created_at = excluded.created_at
      """,
      [
        .text(article.id.uuidString), .text(article.title), .text(article.body),
        .integer(article.isPublished ? 1 : 0),
        .integer(WireDate.microseconds(of: article.createdAt)),
      ]
    )
    guard connection.changes == 1 else { throw .conflict }
  }

  /// Deletes an article from the file.
  func delete(id: UUID) async throws(GatewayFailure) {
    let connection = try opened()
    try connection.run("DELETE FROM articles WHERE id = ?", [.text(id.uuidString)])
    guard connection.changes == 1 else { throw .notFound }
  }

  private func opened() throws(GatewayFailure) -> SQLiteConnection {
    if let connection { return connection }
    let connection = try open()
    try schema.prepare(connection)
    self.connection = connection
    return connection
  }

  private func article(_ row: [SQLiteValue]) throws(GatewayFailure) -> Article {
    guard row.count == 5, case .text(let identity) = row[0], let id = UUID(uuidString: identity),
      case .text(let title) = row[1], case .text(let body) = row[2],
      case .integer(let isPublished) = row[3], case .integer(let createdAt) = row[4]
    else { throw .storageFailed("an article in it is damaged") }
    return Article(
      id: id,
      title: title,
      body: body,
      isPublished: isPublished == 1,
      createdAt: WireDate.date(microseconds: createdAt)
    )
  }
}
