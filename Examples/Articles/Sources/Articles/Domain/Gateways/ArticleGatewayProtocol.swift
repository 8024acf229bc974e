import Foundation

/// The domain's door to wherever articles are kept; the data layer stands behind it (C11).
protocol ArticleGatewayProtocol: Sendable {
  /// Returns every article, in no particular order.
  func all() async throws(GatewayFailure) -> [Article]

  /// Keeps an article under its identity; doing it twice is the same as doing it once.
  ///
  /// - Throws: `conflict` where the identity stands for another article.
  func save(_ article: Article) async throws(GatewayFailure)

  /// Removes an article for good.
  ///
  /// - Throws: `notFound` where there is none with this identity.
  func delete(id: UUID) async throws(GatewayFailure)
}
