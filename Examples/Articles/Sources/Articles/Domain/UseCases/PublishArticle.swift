/// Makes a draft an article that readers see (C5).
protocol PublishArticleUseCase: Sendable {
  /// Publishes an article and returns it as it is kept now.
  ///
  /// - Throws: `notPublishable` where the rule is broken; then nothing is saved.
  func execute(_ article: Article) async throws(DomainError) -> Article
}

/// Asks the entity's own rule, then saves the article as a published one (C4).
struct PublishArticle: PublishArticleUseCase {
  private let gateway: any ArticleGatewayProtocol

  /// Takes the gateway from outside (C7).
  init(gateway: any ArticleGatewayProtocol) {
    self.gateway = gateway
  }

  /// Publishes an article and returns it as it is kept now.
  func execute(_ article: Article) async throws(DomainError) -> Article {
    guard article.mayBePublished else { throw .notPublishable }
    var published = article
    published.isPublished = true
    do {
      try await gateway.save(published)
    } catch {
      throw .gateway(error)
    }
    return published
  }
}
