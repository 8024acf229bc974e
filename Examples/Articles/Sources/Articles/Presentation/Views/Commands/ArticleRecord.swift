import Foundation

/// An article as `--json` writes it; the names are this program's, not the server's.
struct ArticleRecord: Encodable, Hashable, Sendable {
  private let id: String
  private let title: String
  private let body: String
  private let isPublished: Bool
  private let createdAt: String

  /// Takes over an article; its date is written in UTC with milliseconds.
  init(_ article: Article) {
    id = article.id.uuidString.lowercased()
    title = article.title
    body = article.body
    isPublished = article.isPublished
    // Half a millisecond, because the format cuts off what it does not write.
    createdAt = (article.createdAt + 0.0005).formatted(
      .iso8601.year().month().day().time(includingFractionalSeconds: true).timeZone(
        separator: .omitted
      )
    )
  }

  /// Returns several articles as a JSON list, keys sorted, with a line break at its end.
  static func json(of articles: [Article]) throws -> String {
    try text(for: articles.map(ArticleRecord.init))
  }

  /// Returns one article as a JSON object, keys sorted, with a line break at its end.
  static func json(of article: Article) throws -> String {
    try text(for: ArticleRecord(article))
  }

  private static func text(for value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  }
}
