import Foundation

/// An article as it travels and as it is kept.
struct ArticleRecord: Codable, Hashable, Sendable {
  /// The article's identity.
  let id: UUID
  /// The title; any text, the empty one too.
  let title: String
  /// The text.
  let body: String
  /// Whether readers see it.
  let published: Bool
  /// When it was written, in ISO 8601, exactly as the client sent it.
  let createdAt: String

  /// The moment that `createdAt` means, with or without fractions of a second; `nil` for a text
  /// that means none.
  var created: Date? {
    if let date = try? Date(createdAt, strategy: .iso8601) { return date }
    return try? Date(createdAt, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true))
  }
}
