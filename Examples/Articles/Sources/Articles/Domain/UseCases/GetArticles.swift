/// Gets the articles that readers see (C5).
protocol GetArticlesUseCase: Sendable {
  /// Returns the published articles, newest first.
  func execute() async throws(DomainError) -> [Article]
}

/// Gets all articles from the gateway and keeps the published ones, newest first (C8).
struct GetArticles: GetArticlesUseCase {
  private let gateway: any ArticleGatewayProtocol

  /// Takes the gateway from outside (C7).
  init(gateway: any ArticleGatewayProtocol) {
    self.gateway = gateway
  }

  /// Returns the published articles, newest first; filtering and sorting happen here only (C8).
  func execute() async throws(DomainError) -> [Article] {
    let articles: [Article]
    do {
      articles = try await gateway.all()
    } catch {
      throw .gateway(error)
    }
    return articles.filter(\.isPublished).sorted { $0.isNewer(than: $1) }
  }
}
