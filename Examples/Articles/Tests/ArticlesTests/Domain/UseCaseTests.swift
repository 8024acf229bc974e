import Foundation
import Testing

@testable import Articles

@Suite("A use case") struct UseCaseTests {
  private let old = Article.sample(id: .sample(1), title: "old", isPublished: true, day: 0)
  private let new = Article.sample(id: .sample(2), title: "new", isPublished: true, day: 2)
  private let draft = Article.sample(id: .sample(3), title: "draft", day: 1)
  private let late = Article.sample(id: .sample(4), title: "late draft", day: 3)

  @Test func `gets published articles only, newest first`() async throws {
    let gateway = FakeArticleGateway([old, draft, new, late])
    let articles = try await GetArticles(gateway: gateway).execute()
    #expect(articles == [new, old])
    #expect(await gateway.calls == [.all])
  }

  @Test func `gets drafts only, newest first`() async throws {
    let gateway = FakeArticleGateway([old, draft, new, late])
    let drafts = try await GetDrafts(gateway: gateway).execute()
    #expect(drafts == [late, draft])
  }

  @Test func `gets nothing from nothing`() async throws {
    let articles = try await GetArticles(gateway: FakeArticleGateway()).execute()
    let drafts = try await GetDrafts(gateway: FakeArticleGateway()).execute()
    #expect(articles + drafts == [])
  }

  @Test func `saves an article that keeps the rule, draft or not`() async throws {
    let gateway = FakeArticleGateway()
    try await SaveArticle(gateway: gateway).execute(draft)
    try await SaveArticle(gateway: gateway).execute(new)
    #expect(await gateway.calls == [.save(draft), .save(new)])
  }

  @Test(arguments: [
    Article.sample(title: ""), .sample(body: "short"), .sample(body: "short", isPublished: true),
  ])
  func `saves nothing that breaks the rule`(article: Article) async {
    let gateway = FakeArticleGateway()
    let error = await #expect(throws: DomainError.self) {
      try await SaveArticle(gateway: gateway).execute(article)
    }
    #expect(error == .notPublishable)
    #expect(await gateway.calls == [])
  }

  @Test func `publishes a draft and returns it`() async throws {
    let gateway = FakeArticleGateway([draft])
    let published = try await PublishArticle(gateway: gateway).execute(draft)
    var expected = draft
    expected.isPublished = true
    #expect(published == expected)
    #expect(await gateway.calls == [.save(expected)])
  }

  @Test func `publishes nothing that breaks the rule`() async {
    let gateway = FakeArticleGateway()
    let error = await #expect(throws: DomainError.self) {
      try await PublishArticle(gateway: gateway).execute(.sample(body: "short"))
    }
    #expect(error == .notPublishable)
    #expect(await gateway.calls == [])
  }

  @Test func `deletes by id through the gateway`() async throws {
    let gateway = FakeArticleGateway([draft])
    try await DeleteArticle(gateway: gateway).execute(id: draft.id)
    #expect(await gateway.calls == [.delete(draft.id)])
  }

  @Test(arguments: ["ABCD00", "abcd0000-0000-4000-8000-000000000003"])
  func `finds the article whose id begins so`(prefix: String) async throws {
    let gateway = FakeArticleGateway([draft])
    #expect(try await FindArticle(gateway: gateway).execute(idPrefix: prefix) == draft)
  }

  @Test(arguments: [
    ("", DomainError.noArticle("")), ("ff", .noArticle("ff")), ("ab", .severalArticles("ab")),
  ])
  func `finds one article or none`(prefix: String, expected: DomainError) async {
    let gateway = FakeArticleGateway([draft, new])
    let error = await #expect(throws: DomainError.self) {
      try await FindArticle(gateway: gateway).execute(idPrefix: prefix)
    }
    #expect(error == expected)
  }

  @Test func `signs in through the gateway`() async throws {
    let gateway = FakeSessionGateway()
    let credentials = Credentials(email: "a@b", password: "p")
    try await SignIn(gateway: gateway).execute(credentials)
    #expect(await gateway.calls == [credentials])
  }

  @Test func `asks nobody with half credentials`() async {
    let gateway = FakeSessionGateway()
    let error = await #expect(throws: DomainError.self) {
      try await SignIn(gateway: gateway).execute(Credentials(email: "a@b", password: ""))
    }
    #expect(error == .incompleteCredentials)
    #expect(await gateway.calls == [])
  }

  @Test func `hands on what the gateway could not do`() async {
    let gateway = FakeArticleGateway([draft], failure: .timedOut)
    let session = FakeSessionGateway(failure: .timedOut)
    let draft = draft
    var errors: [DomainError?] = []
    errors.append(
      await failure { () async throws(DomainError) in
        _ = try await GetArticles(gateway: gateway).execute()
      }
    )
    errors.append(
      await failure { () async throws(DomainError) in
        _ = try await GetDrafts(gateway: gateway).execute()
      }
    )
    errors.append(
      await failure { () async throws(DomainError) in
        _ = try await FindArticle(gateway: gateway).execute(idPrefix: "ab")
      }
    )
    errors.append(
      await failure { () async throws(DomainError) in
        try await SaveArticle(gateway: gateway).execute(draft)
      }
    )
    errors.append(
      await failure { () async throws(DomainError) in
        _ = try await PublishArticle(gateway: gateway).execute(draft)
      }
    )
    errors.append(
      await failure { () async throws(DomainError) in
        try await DeleteArticle(gateway: gateway).execute(id: draft.id)
      }
    )
    errors.append(
      await failure { () async throws(DomainError) in
        try await SignIn(gateway: session).execute(Credentials(email: "a", password: "b"))
      }
    )
    #expect(errors == Array(repeating: .gateway(.timedOut), count: 7))
  }

  private func failure(of action: () async throws(DomainError) -> Void) async -> DomainError? {
    do {
      try await action()
      return nil
    } catch {
      return error
    }
  }
}
