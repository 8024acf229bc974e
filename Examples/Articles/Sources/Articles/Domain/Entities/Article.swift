package import Foundation

/// A text that somebody writes and, once it is good enough, publishes (C2, C4).
package struct Article: Hashable, Identifiable, Sendable {
  /// The characters, as a reader counts them, that a body has at least.
  package static let minimumBodyLength = 100

  /// The article's identity; it stays when everything else changes.
  package let id: UUID
  /// The headline, one line.
  package var title: String
  /// The whole text; it may have line breaks.
  package var body: String
  /// Whether readers see the article; what is not published is a draft.
  package var isPublished: Bool
  /// The moment the article was begun; it never changes.
  package let createdAt: Date

  /// Makes an article of what is already known; neither identity nor date is made up here.
  package init(id: UUID, title: String, body: String, isPublished: Bool, createdAt: Date) {
    self.id = id
    self.title = title
    self.body = body
    self.isPublished = isPublished
    self.createdAt = createdAt
  }

  /// Whether the business rule holds: a title that is not empty, and a body long enough (C4).
  ///
  /// A letter with its combining marks, an emoji and a line break are one character each.
  package var mayBePublished: Bool {
    !title.isEmpty && body.count >= Self.minimumBodyLength
  }

  /// Says whether this article stands before another one in a list, newest first.
  ///
  /// Articles of the same moment are ordered by identity, so that a list is always the same.
  func isNewer(than other: Article) -> Bool {
    guard createdAt == other.createdAt else { return createdAt > other.createdAt }
    return id.uuidString < other.id.uuidString
  }
}
