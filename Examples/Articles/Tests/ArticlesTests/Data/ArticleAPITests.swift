import Foundation
import Testing

@testable import Articles

@Suite("The API") struct ArticleAPITests {
  private let dto = ArticleDTO(
    id: .sample(1),
    title: "T",
    body: "B",
    published: false,
    createdAt: .sample()
  )
  private let json = """
    {"body":"B","createdAt":"2023-11-14T22:13:20Z",\
    "id":"ABCD0000-0000-4000-8000-000000000001","published":false,"title":"T"}
    """

  @Test func `gets all articles`() async throws {
    let client = FakeHTTPClient(status: 200, body: "[\(json)]")
    let articles = try await ArticleAPI(client: client, tokens: FakeTokenStore()).articles()
    #expect(articles == [dto])
    #expect(await client.requests == [HTTPRequest(method: .get, path: ["articles"])])
  }

  @Test func `puts an article at its own address, with the session`() async throws {
    let client = FakeHTTPClient(status: 204)
    let token = SessionToken(text: "secret")
    try await ArticleAPI(client: client, tokens: FakeTokenStore(token)).save(dto)
    let expected = HTTPRequest(
      method: .put,
      path: ["articles", "ABCD0000-0000-4000-8000-000000000001"],
      body: Data(json.utf8),
      token: token
    )
    #expect(await client.requests == [expected])
  }

  @Test func `believes a server that shows the article it kept`() async throws {
    let client = FakeHTTPClient(status: 200, body: json)
    try await ArticleAPI(client: client, tokens: FakeTokenStore()).save(dto)
    #expect(await client.requests.count == 1)
  }

  @Test(arguments: [#"{"id":"broken off"#, "{}", "OK"])
  func `believes no good status with a bad answer`(body: String) async throws {
    let client = FakeHTTPClient(status: 200, body: body)
    let api = ArticleAPI(client: client, tokens: FakeTokenStore())
    let failures = [
      await #expect(throws: GatewayFailure.self) { try await api.save(dto) },
      await #expect(throws: GatewayFailure.self) { try await api.delete(id: dto.id) },
    ]
    let expected: GatewayFailure = body == "{}" ? .missingField("id") : .unreadableAnswer
    #expect(failures == [expected, .unreadableAnswer])
  }

  @Test func `believes no server that kept another article`() async throws {
    let other = json.replacing("\"T\"", with: "\"Other\"")
    let api = ArticleAPI(
      client: FakeHTTPClient(status: 200, body: other),
      tokens: FakeTokenStore()
    )
    let failure = await #expect(throws: GatewayFailure.self) { try await api.save(dto) }
    #expect(failure == .unreadableAnswer)
  }

  @Test func `deletes an article at its address`() async throws {
    let client = FakeHTTPClient(status: 204)
    try await ArticleAPI(client: client, tokens: FakeTokenStore()).delete(id: .sample(1))
    let path = ["articles", "ABCD0000-0000-4000-8000-000000000001"]
    #expect(await client.requests == [HTTPRequest(method: .delete, path: path)])
  }

  @Test(arguments: [
    (400, GatewayFailure.refused(code: 400)), (401, .signInNeeded), (403, .refused(code: 403)),
    (404, .notFound), (408, .timedOut), (409, .conflict), (413, .refused(code: 413)),
    (429, .tooManyRequests(retryAfter: 7)), (500, .serverFailed(code: 500)),
    (503, .serverFailed(code: 503)), (504, .timedOut), (302, .refused(code: 302)),
  ])
  func `names what a status means`(status: Int, expected: GatewayFailure) async {
    let client = FakeHTTPClient(status: status, retryAfter: 7)
    let api = ArticleAPI(client: client, tokens: FakeTokenStore())
    let failure = await #expect(throws: GatewayFailure.self) { try await api.save(dto) }
    #expect(failure == expected)
  }

  @Test func `sends nothing where the session cannot be read`() async {
    let client = FakeHTTPClient(status: 200)
    let tokens = FakeTokenStore(failure: .sessionNotKept("damaged"))
    let failure = await #expect(throws: GatewayFailure.self) {
      try await ArticleAPI(client: client, tokens: tokens).save(dto)
    }
    #expect(failure == .sessionNotKept("damaged"))
    #expect(await client.requests == [])
  }

  @Test func `signs in and gets a token`() async throws {
    let client = FakeHTTPClient(status: 200, body: #"{"token":"secret","more":1}"#)
    let credentials = CredentialsDTO(email: "a@b", password: "p")
    let token = try await SessionAPI(client: client).token(for: credentials)
    #expect(token == TokenDTO(token: "secret"))
    let body = Data(#"{"email":"a@b","password":"p"}"#.utf8)
    #expect(await client.requests == [HTTPRequest(method: .post, path: ["login"], body: body)])
  }

  @Test func `takes 401 at signing in for wrong credentials`() async {
    let api = SessionAPI(client: FakeHTTPClient(status: 401))
    let failure = await #expect(throws: GatewayFailure.self) {
      try await api.token(for: CredentialsDTO(email: "a@b", password: "p"))
    }
    #expect(failure == .wrongCredentials)
  }
}
