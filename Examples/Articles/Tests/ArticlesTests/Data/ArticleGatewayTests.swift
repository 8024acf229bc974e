import Foundation
import Testing

@testable import Articles

@Suite("The server's gateway") struct ArticleGatewayTests {
  private let article = Article.sample(id: .sample(1), title: "T", body: "B", isPublished: true)
  private let dto = ArticleDTO(
    id: .sample(1),
    title: "T",
    body: "B",
    published: true,
    createdAt: .sample()
  )

  @Test func `turns the server's words into the domain's`() async throws {
    let gateway = ArticleGateway(api: FakeArticleAPI([dto]))
    #expect(try await gateway.all() == [article])
  }

  @Test func `turns the domain's words into the server's`() async throws {
    let api = FakeArticleAPI()
    try await ArticleGateway(api: api).save(article)
    #expect(await api.calls == [.save(dto)])
  }

  @Test func `deletes by id`() async throws {
    let api = FakeArticleAPI()
    try await ArticleGateway(api: api).delete(id: article.id)
    #expect(await api.calls == [.delete(article.id)])
  }

  @Test func `hands failures on`() async {
    let gateway = ArticleGateway(api: FakeArticleAPI(failure: .conflict))
    let failure = await #expect(throws: GatewayFailure.self) { try await gateway.all() }
    #expect(failure == .conflict)
  }

  @Test func `keeps the session that signing in gives`() async throws {
    let api = FakeSessionAPI(.success(TokenDTO(token: "secret")))
    let tokens = FakeTokenStore()
    let gateway = SessionGateway(api: api, tokens: tokens)
    try await gateway.signIn(with: Credentials(email: "a@b", password: "p"))
    #expect(await api.calls == [CredentialsDTO(email: "a@b", password: "p")])
    #expect(try tokens.token() == SessionToken(text: "secret"))
  }

  @Test func `keeps no session where the server knows nobody`() async throws {
    let tokens = FakeTokenStore()
    let gateway = SessionGateway(api: FakeSessionAPI(.failure(.wrongCredentials)), tokens: tokens)
    let failure = await #expect(throws: GatewayFailure.self) {
      try await gateway.signIn(with: Credentials(email: "a@b", password: "p"))
    }
    #expect(failure == .wrongCredentials)
    #expect(try tokens.token() == nil)
  }
}
