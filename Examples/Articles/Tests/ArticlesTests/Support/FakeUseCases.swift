import Foundation

@testable import Articles

struct FakeGetArticles: GetArticlesUseCase {
  let result: Result<[Article], DomainError>

  func execute() async throws(DomainError) -> [Article] { try result.get() }
}

struct FakeGetDrafts: GetDraftsUseCase {
  let result: Result<[Article], DomainError>

  func execute() async throws(DomainError) -> [Article] { try result.get() }
}

struct FakeFindArticle: FindArticleUseCase {
  let result: Result<Article, DomainError>

  func execute(idPrefix: String) async throws(DomainError) -> Article { try result.get() }
}

actor FakeSaveArticle: SaveArticleUseCase {
  private(set) var saved: [Article] = []
  private var failure: DomainError?

  init(failure: DomainError? = nil) {
    self.failure = failure
  }

  func recover() {
    failure = nil
  }

  func execute(_ article: Article) async throws(DomainError) {
    saved.append(article)
    if let failure { throw failure }
  }
}

struct FakePublishArticle: PublishArticleUseCase {
  let result: Result<Article, DomainError>

  func execute(_ article: Article) async throws(DomainError) -> Article { try result.get() }
}

actor FakeDeleteArticle: DeleteArticleUseCase {
  private(set) var deleted: [UUID] = []
  private let failure: DomainError?

  init(failure: DomainError? = nil) {
    self.failure = failure
  }

  func execute(id: UUID) async throws(DomainError) {
    deleted.append(id)
    if let failure { throw failure }
  }
}

actor FakeSignIn: SignInUseCase {
  private(set) var credentials: [Credentials] = []
  private let failure: DomainError?

  init(failure: DomainError? = nil) {
    self.failure = failure
  }

  func execute(_ credentials: Credentials) async throws(DomainError) {
    self.credentials.append(credentials)
    if let failure { throw failure }
  }
}
