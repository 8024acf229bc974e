import Foundation

/// Removes an article (C5, C20).
protocol DeleteArticleUseCase: Sendable {
  /// Removes the article with an identity for good.
  func execute(id: UUID) async throws(DomainError)
}

/// Deletes through the gateway (C20).
struct DeleteArticle: DeleteArticleUseCase {
  private let gateway: any ArticleGatewayProtocol

  /// Takes the gateway from outside (C7).
  init(gateway: any ArticleGatewayProtocol) {
    self.gateway = gateway
  }

  /// Removes the article with an identity for good.
  func execute(id: UUID) async throws(DomainError) {
    do {
      try await gateway.delete(id: id)
    } catch {
      throw .gateway(error)
    }
  }
}
