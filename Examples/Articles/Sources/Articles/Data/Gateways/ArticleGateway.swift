import Foundation

/// Gets articles from a server and turns its words into the domain's, and back (C11, C12).
struct ArticleGateway: ArticleGatewayProtocol {
  private let api: any ArticleAPIProtocol

  /// Takes the server's API from outside.
  init(api: any ArticleAPIProtocol) {
    self.api = api
  }

  /// Returns every article of the server, in no particular order.
  @concurrent func all() async throws(GatewayFailure) -> [Article] {
    try await api.articles().map(article)
  }

  /// Puts an article at its own address; doing it twice is the same as doing it once.
  @concurrent func save(_ article: Article) async throws(GatewayFailure) {
    try await api.save(dto(for: article))
  }

  /// Deletes an article from the server.
  @concurrent func delete(id: UUID) async throws(GatewayFailure) {
    try await api.delete(id: id)
  }

  private func article(_ dto: ArticleDTO) -> Article {
    Article(
      id: dto.id,
      title: dto.title,
      body: dto.body,
      isPublished: dto.published,
      createdAt: dto.createdAt
    )
  }

  private func dto(for article: Article) -> ArticleDTO {
    ArticleDTO(
      id: article.id,
      title: article.title,
      body: article.body,
      published: article.isPublished,
      createdAt: article.createdAt
    )
  }
}
