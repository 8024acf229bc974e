import Foundation

/// `/articles` and `/articles/{id}`: anyone reads, whoever is logged in writes and deletes.
struct ArticlesResource: Resource {
  /// What is served.
  let articles: ArticleStore
  /// Who may write.
  let tokens: TokenStore

  /// What can be done at a path, by method, or `nil` when the path is not this part's.
  func actions(at path: [String]) -> [String: Action]? {
    guard path.first == "articles" else { return nil }
    switch path.count {
    case 1: return ["GET": { _ in .json(try articles.all()) }]
    case 2: return actions(forArticle: path[1])
    default: return nil
    }
  }

  private func actions(forArticle text: String) -> [String: Action] {
    [
      "GET": { _ in
        guard let id = UUID(uuidString: text), let article = try articles.article(id) else {
          throw Self.absent
        }
        return .json(article)
      },
      "PUT": { request in
        try tokens.check(request.authorization)
        return try save(request, as: text)
      },
      "DELETE": { request in
        try tokens.check(request.authorization)
        guard let id = UUID(uuidString: text), try articles.delete(id) else { throw Self.absent }
        return .noContent
      },
    ]
  }

  private func save(_ request: HTTPRequest, as text: String) throws -> HTTPResponse {
    guard let id = UUID(uuidString: text) else {
      throw Refusal(.badRequest, "the address does not end in a UUID")
    }
    let article = try request.decoded(as: ArticleRecord.self)
    guard article.id == id else {
      throw Refusal(.badRequest, "'id' is not the one of the address")
    }
    guard article.created != nil else {
      throw Refusal(.badRequest, "'createdAt' is not a date in ISO 8601")
    }
    switch try articles.save(article) {
    case .saved: return .json(article)
    case .conflict: throw Refusal(.conflict, "the stored article has another 'createdAt'")
    }
  }

  private static let absent = Refusal(.notFound, "there is no such article")
}
