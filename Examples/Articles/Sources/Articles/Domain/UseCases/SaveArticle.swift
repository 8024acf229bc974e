/// Saves an article, new or changed (C5).
package protocol SaveArticleUseCase: Sendable {
  /// Saves an article that keeps the business rule; saving it again changes nothing.
  ///
  /// - Throws: `notPublishable` where the rule is broken; then nothing is saved.
  func execute(_ article: Article) async throws(DomainError)
}

/// Asks the entity's own rule first and the gateway only then (C9).
struct SaveArticle: SaveArticleUseCase {
  private let gateway: any ArticleGatewayProtocol

  /// Takes the gateway from outside (C7).
  init(gateway: any ArticleGatewayProtocol) {
    self.gateway = gateway
  }

  /// Saves an article that keeps the business rule, which holds for a draft too (C9).
  func execute(_ article: Article) async throws(DomainError) {
    guard article.mayBePublished else { throw .notPublishable }
    do {
      try await gateway.save(article)
    } catch {
      throw .gateway(error)
    }
  }
}
