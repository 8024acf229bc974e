/// Gets the articles that wait to be published (C5).
protocol GetDraftsUseCase: Sendable {
  /// Returns the drafts, newest first.
  func execute() async throws(DomainError) -> [Article]
}

/// Gets all articles from the gateway and keeps the unpublished ones, newest first.
struct GetDrafts: GetDraftsUseCase {
  private let gateway: any ArticleGatewayProtocol

  /// Takes the gateway from outside (C7).
  init(gateway: any ArticleGatewayProtocol) {
    self.gateway = gateway
  }

  /// Returns the drafts, newest first.
  func execute() async throws(DomainError) -> [Article] {
    let articles: [Article]
    do {
      articles = try await gateway.all()
    } catch {
      throw .gateway(error)
    }
    return articles.filter { !$0.isPublished }.sorted { $0.isNewer(than: $1) }
  }
}
