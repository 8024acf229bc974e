extension Mutation {
  /// Breaks of the articles app's entities, gateway protocols and use cases.
  static let articlesDomain: [Mutation] = [
    Mutation(
      .articles,
      "a use case shows its result itself",
      breaks: "C1",
      "C6",
      patch: """
        == Articles/Domain/UseCases/GetArticles.swift
         return articles.filter(\\.isPublished).sorted { $0.isNewer(than: $1) }
         }
        +
        +/// Tells the screen that something is new.
        +private func refresh(_ screen: ArticlesViewModel) async { // ✗ dependency ArticlesViewModel
        +  await screen.load() // ✗ dependency ArticlesViewModel
        +}
        """
    ),
    Mutation(
      .articles,
      "an entity is made from a DTO",
      breaks: "C1",
      "C12",
      "C13",
      patch: """
        == Articles/Domain/Entities/Article.swift
        +extension Article {
        +  init(_ dto: ArticleDTO) { // ✗ leak ArticleDTO ✗ dependency ArticleDTO
        +    self.init(
        +      id: dto.id, // ✗ dependency ArticleDTO
        +      title: dto.title, // ✗ dependency ArticleDTO
        +      body: dto.body, // ✗ dependency ArticleDTO
        +      isPublished: dto.published, // ✗ dependency ArticleDTO
        +      createdAt: dto.createdAt // ✗ dependency ArticleDTO
        +    )
        +  }
        +}
        """
    ),
    Mutation(
      .articles,
      "an entity saves itself",
      breaks: "C1",
      "C2",
      patch: """
        == Articles/Domain/Entities/Article.swift
        +extension Article {
        +  func save(
        +    in gateway: any ArticleGatewayProtocol // ✗ dependency ArticleGatewayProtocol
        +  ) async throws(GatewayFailure) {
        +    try await gateway.save(self) // ✗ dependency ArticleGatewayProtocol
        +  }
        +}
        """
    ),
    Mutation(
      .articles,
      "an entity has a colour",
      breaks: "C2",
      "C3",
      patch: """
        == Articles/Domain/Entities/Article.swift
        +#if canImport(SwiftUI)
        +import SwiftUI // ✗ import SwiftUI
        +
        +extension Article {
        +  var tint: Color { isPublished ? .green : .gray }
        +}
        +#endif
        """
    ),
    Mutation(
      .articles,
      "an entity is a class",
      breaks: "C2",
      patch: """
        == Articles/Domain/Entities/Credentials.swift
        -struct Credentials: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
        +final class Credentials: Sendable, CustomStringConvertible { // ✗ kind Credentials
        +  init(email: String, password: String) {
        +    self.email = email
        +    self.password = password
        +  }
        """
    ),
    Mutation(
      .articles,
      "a use case has a second operation",
      breaks: "C5",
      patch: """
        == Articles/Domain/UseCases/DeleteArticle.swift
        -struct DeleteArticle: DeleteArticleUseCase {
        +struct DeleteArticle: DeleteArticleUseCase { // ✗ one-operation DeleteArticle
        +  func restore(_ article: Article) async throws(GatewayFailure) {
        +    try await gateway.save(article)
        +  }
        """
    ),
    Mutation(
      .articles,
      "a use case has no protocol of its own for a view model to know",
      breaks: "C5",
      "C14",
      patch: """
        == Articles/Domain/UseCases/NameArticles.swift
        +struct NameArticles { // ✗ own-protocol NameArticles
        +  private let gateway: any ArticleGatewayProtocol
        +
        +  init(gateway: any ArticleGatewayProtocol) {
        +    self.gateway = gateway
        +  }
        +
        +  func execute() async throws(GatewayFailure) -> [String] {
        +    try await gateway.all().map(\\.title)
        +  }
        +}
        == Articles/Presentation/ViewModels/ReaderViewModel.swift
         private let findArticle: any FindArticleUseCase
        +private var nameArticles: NameArticles?
        """
    ),
    Mutation(
      .articles,
      "a use case keeps its own notes in the user's defaults",
      breaks: "C6",
      patch: """
        == Articles/Domain/UseCases/FindArticle.swift
         let wanted = idPrefix.uppercased()
        +UserDefaults.standard.set(wanted, forKey: "last") // ✗ import UserDefaults
        """
    ),
    Mutation(
      .articles,
      "a use case imports a database",
      breaks: "C3",
      "C6",
      patch: """
        == Articles/Domain/UseCases/GetDrafts.swift
        +#if canImport(CoreData)
        +import CoreData // ✗ import CoreData
        +
        +extension GetDrafts {
        +  func execute(in context: NSManagedObjectContext) throws -> Int {
        +    try context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Draft"))
        +  }
        +}
        +#endif
        """
    ),
    Mutation(
      .articles,
      "getting articles reports through a completion handler",
      breaks: "C8",
      patch: """
        == Articles/Domain/UseCases/GetArticles.swift
         func execute() async throws(DomainError) -> [Article]
         }
        +
        +protocol GetArticlesLaterUseCase: Sendable {
        +  func execute( // ✗ async-await GetArticlesLaterUseCase.execute
        +    whenDone: @escaping @Sendable (Result<[Article], DomainError>) -> Void
        +  )
        +}
        """
    ),
    Mutation(
      .articles,
      "a use case names the gateway's implementation",
      breaks: "C1",
      "C6",
      "C11",
      patch: """
        == Articles/Domain/UseCases/GetDrafts.swift
        -articles = try await gateway.all()
        +if let server = gateway as? ArticleGateway { // ✗ dependency ArticleGateway
        +  articles = try await server.all() // ✗ dependency ArticleGateway
        +} else {
        +  articles = try await gateway.all()
        +}
        """
    ),
    Mutation(
      .articles,
      "a use case builds a gateway where it is given none",
      breaks: "C7",
      "C18",
      patch: """
        == Articles/Domain/UseCases/SignIn.swift
        -init(gateway: any SessionGatewayProtocol) {
        +init(
        +  gateway: any SessionGatewayProtocol =
        +    OfflineSessionGateway() // ✗ construction OfflineSessionGateway ✗ dependency OfflineSessionGateway
        +) {
        """
    ),
    Mutation(
      .articles,
      "a use case waits to be handed its gateway",
      breaks: "C7",
      patch: """
        == Articles/Domain/UseCases/DeleteArticle.swift
        -  private let gateway: any ArticleGatewayProtocol
        -
        -  /// Takes the gateway from outside (C7).
        -  init(gateway: any ArticleGatewayProtocol) {
        -    self.gateway = gateway
        -  }
        +  var gateway: (any ArticleGatewayProtocol)? // ✗ injection ArticleGatewayProtocol
        == Articles/Domain/UseCases/DeleteArticle.swift
        -try await gateway.delete(id: id)
        +try await gateway?.delete(id: id)
        """
    ),
    Mutation(
      .articles,
      "an implementation stands among the domain's gateway protocols",
      breaks: "C11",
      "C19",
      patch: """
        == Articles/Domain/Gateways/MemoryArticleGateway.swift
        +import Foundation
        +
        +actor MemoryArticleGateway: ArticleGatewayProtocol { // ✗ kind MemoryArticleGateway
        +  private var articles: [UUID: Article] = [:]
        +
        +  func all() async throws(GatewayFailure) -> [Article] { Array(articles.values) }
        +  func save(_ article: Article) async throws(GatewayFailure) { articles[article.id] = article }
        +  func delete(id: UUID) async throws(GatewayFailure) { articles[id] = nil }
        +}
        """
    ),
    Mutation(
      .articles,
      "a gateway protocol names the API behind it",
      breaks: "C1",
      "C11",
      patch: """
        == Articles/Domain/Gateways/SessionGatewayProtocol.swift
        +extension SessionGatewayProtocol {
        +  func signIn(
        +    with credentials: Credentials,
        +    at api: any SessionAPIProtocol // ✗ dependency SessionAPIProtocol
        +  ) async throws(GatewayFailure) {
        +    try await signIn(with: credentials)
        +  }
        +}
        """
    ),
    Mutation(
      .articles,
      "a gateway protocol speaks in DTOs",
      breaks: "C11",
      "C12",
      "C13",
      patch: """
        == Articles/Domain/Gateways/SessionGatewayProtocol.swift
        -func signIn(with credentials: Credentials) async throws(GatewayFailure)
        +func signIn(
        +  with credentials: CredentialsDTO // ✗ leak CredentialsDTO ✗ dependency CredentialsDTO
        +) async throws(GatewayFailure)
        == Articles/Domain/UseCases/SignIn.swift
        -try await gateway.signIn(with: credentials)
        +let dto = CredentialsDTO( // ✗ dependency CredentialsDTO
        +  email: credentials.email,
        +  password: credentials.password
        +)
        +try await gateway.signIn(with: dto)
        == Articles/Data/Gateways/OfflineSessionGateway.swift
        -func signIn(with credentials: Credentials) async throws(GatewayFailure) {
        +func signIn(with credentials: CredentialsDTO) async throws(GatewayFailure) {
        == Articles/Data/Gateways/SessionGateway.swift
        -@concurrent func signIn(with credentials: Credentials) async throws(GatewayFailure) {
        -let dto = CredentialsDTO(email: credentials.email, password: credentials.password)
        +@concurrent func signIn(with dto: CredentialsDTO) async throws(GatewayFailure) {
        """
    ),
    Mutation(
      .articles,
      "an entity decodes itself",
      breaks: "C12",
      patch: """
        == Articles/Domain/Entities/Article.swift
        -package struct Article: Hashable, Identifiable, Sendable {
        +package struct Article: Hashable, Identifiable, Codable, Sendable { // ✗ decodable-entity Article
        """
    ),
    Mutation(
      .articles,
      "a DTO stands among the entities",
      breaks: "C19",
      patch: """
        == Articles/Domain/Entities/AuthorDTO.swift
        +struct AuthorDTO: Hashable, Sendable { // ✗ misplaced AuthorDTO
        +  let name: String
        +}
        """
    ),
  ]
}
