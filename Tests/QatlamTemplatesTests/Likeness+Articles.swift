extension Likeness {
  /// The Articles document's app.
  static let articles = Likeness(
    name: "Articles",
    style: "clean",
    entity: "Article",
    fields: "id:UUID, title:String, body:String, isPublished:Bool, createdAt:Date",
    folders: ["Domain", "Data", "Presentation"],
    left: ["/Views/"],
    differences: [
      .changed: [
        "C4, C8, C9: the document's own rules of publishing": [
          "Domain/Entities/Article.swift", "Domain/UseCases/GetArticles.swift",
          "Domain/UseCases/SaveArticle.swift",
        ],
        "C10, C20: errors of publishing, signing in and the database": [
          "Domain/Entities/DomainError.swift", "Domain/Entities/GatewayFailure.swift",
        ],
        "C12: the document's server says `published`": [
          "Data/DTOs/ArticleDTO.swift", "Data/Gateways/ArticleGateway.swift",
        ],
        "C20: who signed in sends a token": [
          "Data/API/ArticleAPI.swift", "Data/API/HTTPRequest.swift",
          "Data/API/HTTPResponse+Failure.swift", "Data/API/URLSessionHTTPClient.swift",
        ],
        "the example speaks three languages": ["Presentation/ViewModels/Wording/Wording.swift"],
      ],
      .onlyInExample: [
        "C20: signing in": [
          "Domain/Entities/Credentials.swift", "Domain/Gateways/SessionGatewayProtocol.swift",
          "Domain/UseCases/SignIn.swift", "Data/API/SessionAPI.swift", "Data/API/TokenStore.swift",
          "Data/API/PrivateFile.swift", "Data/DTOs/CredentialsDTO.swift",
          "Data/DTOs/SessionToken.swift", "Data/DTOs/TokenDTO.swift",
          "Data/Gateways/SessionGateway.swift", "Data/Gateways/OfflineSessionGateway.swift",
          "Presentation/ViewModels/SignInViewModel.swift",
        ],
        "C4: drafts, publishing and writing": [
          "Domain/UseCases/FindArticle.swift", "Domain/UseCases/GetDrafts.swift",
          "Domain/UseCases/PublishArticle.swift",
          "Presentation/ViewModels/DraftsViewModel.swift",
          "Presentation/ViewModels/EditorViewModel.swift",
          "Presentation/ViewModels/ReaderViewModel.swift",
        ],
        "C11: a second gateway, which needs a C library": [
          "Data/Gateways/SQLiteArticleGateway.swift",
          "Data/Gateways/SQLite/SQLiteConnection.swift",
          "Data/Gateways/SQLite/SQLiteConnection+File.swift",
          "Data/Gateways/SQLite/SQLiteSchema.swift", "Data/Gateways/SQLite/SQLiteValue.swift",
        ],
        "the example speaks three languages": [
          "Presentation/ViewModels/Wording/Language.swift",
          "Presentation/ViewModels/Wording/Phrase.swift",
          "Presentation/ViewModels/Wording/Phrase+English.swift",
          "Presentation/ViewModels/Wording/Phrase+Turkish.swift",
          "Presentation/ViewModels/Wording/Phrase+Uzbek.swift",
          "Presentation/ViewModels/Wording/TurkishErrors.swift",
          "Presentation/ViewModels/Wording/UzbekErrors.swift",
        ],
      ],
      .onlyInTemplate: [
        "without a network the template answers from memory, the example from its database": [
          "Data/API/EmbeddedHTTPClient.swift", "Data/DTOs/ArticleDTO+Samples.swift",
        ],
        "the example's detail also finds and publishes: `ReaderViewModel`": [
          "Presentation/ViewModels/ArticleViewModel.swift"
        ],
        "the example words its three languages in one place each": [
          "Presentation/ViewModels/Wording/Wording+Values.swift"
        ],
      ],
    ]
  )
}
