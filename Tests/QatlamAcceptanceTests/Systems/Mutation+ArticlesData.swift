extension Mutation {
  /// Breaks of the articles app's data layer.
  static let articlesData: [Mutation] = [
    Mutation(
      .articles,
      "a DTO loads itself",
      breaks: "C12",
      patch: """
        == Articles/Data/DTOs/ArticleDTO.swift
        +extension ArticleDTO {
        +  static func all(
        +    from api: any ArticleAPIProtocol // ✗ dependency ArticleAPIProtocol
        +  ) async throws(GatewayFailure) -> [ArticleDTO] {
        +    try await api.articles() // ✗ dependency ArticleAPIProtocol
        +  }
        +}
        """
    ),
    Mutation(
      .articles,
      "a gateway calls the use case back",
      breaks: "C1",
      "C17",
      patch: """
        == Articles/Data/Gateways/ArticleGateway.swift
        +extension ArticleGateway {
        +  func save(
        +    _ article: Article,
        +    through useCase: any SaveArticleUseCase // ✗ dependency SaveArticleUseCase
        +  ) async throws(DomainError) {
        +    try await useCase.execute(article) // ✗ dependency SaveArticleUseCase
        +  }
        +}
        """
    ),
    Mutation(
      .articles,
      "a gateway makes its API",
      breaks: "C18",
      patch: """
        == Articles/Data/Gateways/SessionGateway.swift
        -init(api: any SessionAPIProtocol, tokens: any TokenStoreProtocol) {
        -self.api = api
        +init(client: any HTTPClientProtocol, tokens: any TokenStoreProtocol) {
        +  self.api = SessionAPI(client: client) // ✗ construction SessionAPI
        == Articles/DI/Container.swift
        -sessionGateway = SessionGateway(api: SessionAPI(client: client), tokens: tokens)
        +sessionGateway = SessionGateway(client: client, tokens: tokens)
        """
    ),
    Mutation(
      .articles,
      "the database is there for everybody",
      breaks: "C7",
      "C18",
      patch: """
        == Articles/Data/Gateways/SQLiteArticleGateway.swift
         actor SQLiteArticleGateway: ArticleGatewayProtocol {
        +  static let shared = SQLiteArticleGateway( // ✗ singleton SQLiteArticleGateway
        +    schema: .articles
        +  ) { () throws(GatewayFailure) in
        +    try SQLiteConnection(file: URL(filePath: "articles.db"))
        +  }
        """
    ),
    Mutation(
      .articles,
      "the data layer paints",
      breaks: "C1",
      "C3",
      patch: """
        == Articles/Data/Gateways/ArticleGateway.swift
         import Foundation
        +#if canImport(UIKit)
        +import UIKit // ✗ import UIKit
        +#endif
        """
    ),
    Mutation(
      .articles,
      "the API and the gateway know each other",
      breaks: "C1",
      patch: """
        == Articles/Data/API/ArticleAPI.swift
        +extension ArticleAPI {
        +  func sync(_ gateway: ArticleGateway) async { // ✗ cycle ArticleGateway
        +    _ = try? await gateway.all()
        +  }
        +}
        """
    ),
  ]
}
