import Foundation

/// Finds the article a person means (C5).
protocol FindArticleUseCase: Sendable {
  /// Returns the only article, draft or not, whose identity begins with a text.
  ///
  /// - Throws: `noArticle` or `severalArticles` where it is not exactly one.
  func execute(idPrefix: String) async throws(DomainError) -> Article
}

/// Compares identities as they are written, in capital or small letters.
struct FindArticle: FindArticleUseCase {
  private let gateway: any ArticleGatewayProtocol

  /// Takes the gateway from outside (C7).
  init(gateway: any ArticleGatewayProtocol) {
    self.gateway = gateway
  }

  /// Returns the only article whose identity begins with a text; the empty text finds nothing.
  func execute(idPrefix: String) async throws(DomainError) -> Article {
    let articles: [Article]
    do {
      articles = try await gateway.all()
    } catch {
      throw .gateway(error)
    }
    let wanted = idPrefix.uppercased()
    let found = articles.filter { !wanted.isEmpty && $0.id.uuidString.hasPrefix(wanted) }
    guard let article = found.first else { throw .noArticle(idPrefix) }
    guard found.count == 1 else { throw .severalArticles(idPrefix) }
    return article
  }
}
