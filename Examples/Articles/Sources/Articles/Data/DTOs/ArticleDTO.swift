import Foundation

/// An article as the server writes it; its names stop at the data layer (C12, C13).
///
/// Fields that the server adds are passed over; one that is missing is an error.
struct ArticleDTO: Codable, Hashable, Sendable {
  /// The article's identity, which is also the end of its address.
  let id: UUID
  /// The headline.
  let title: String
  /// The whole text.
  let body: String
  /// Whether readers see it.
  let published: Bool
  /// When it was begun; ISO 8601 on the wire (``WireDate``).
  let createdAt: Date
}
