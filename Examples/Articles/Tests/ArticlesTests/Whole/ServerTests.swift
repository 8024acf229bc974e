import Foundation
import SandboxServer
import Testing

@testable import Articles

@Suite("The program over a server") struct ServerTests {
  private let folder: ScratchFolder
  private let server: SandboxServer
  private let body = String(repeating: "matn ", count: 20)

  init() throws {
    folder = try ScratchFolder()
    server = try SandboxServer.start()
  }

  @Test func `signs in, writes, publishes, lists and deletes`() async {
    let world = FakeWorld(folder: folder.url, files: ["b": Data(body.utf8)], input: "qatlam\n")
    let runs = [
      await run(world, "list"),
      await run(world, "login", "--email", "editor@example.com"),
      await run(world, "write", "--title", "Salom", "--body-file", "b"),
      await run(world, "drafts"),
      await run(world, "publish", "abcd"),
      await run(world, "list"),
      await run(world, "delete", "abcd", "--yes"),
      await run(world, "list"),
    ]
    let outputs = [
      "No published articles yet.\n", "Signed in.\n", "Saved. abcd0000  Salom\n",
      "abcd0000  2023-11-14 22:13  Salom\n", "Published. abcd0000  Salom\n",
      "abcd0000  2023-11-14 22:13  Salom\n", "Deleted. abcd0000  Salom\n",
      "No published articles yet.\n",
    ]
    #expect(runs == outputs.map { ProgramRun(status: 0, output: $0, errors: "") })
    let id = server.requests.last { $0.method == "DELETE" }?.path.split(separator: "/").last ?? ""
    #expect(
      server.requests.map { "\($0.method) \($0.path)" } == [
        "GET /articles", "POST /login", "PUT /articles/\(id)", "GET /articles", "GET /articles",
        "PUT /articles/\(id)", "GET /articles", "GET /articles", "DELETE /articles/\(id)",
        "GET /articles",
      ]
    )
  }

  @Test func `writes nothing before one signs in`() async {
    let world = FakeWorld(folder: folder.url, input: body)
    let run = await run(world, "write", "--title", "T", "--body-file", "-")
    let text = "articles: The server wants to know you: sign in first.\n"
    #expect(run == ProgramRun(status: 3, output: "", errors: text))
  }

  @Test func `is not let in with another password`() async {
    let world = FakeWorld(folder: folder.url, input: "wrong\n")
    let run = await run(world, "login", "--email", "editor@example.com", "--language", "tr")
    let text = "articles: Sunucu bu e-posta ve parolayı tanımıyor.\n"
    #expect(run == ProgramRun(status: 3, output: "", errors: text))
  }

  @Test(arguments: [
    (FaultPlan(status: 401), "The server wants to know you: sign in first."),
    (FaultPlan(status: 404), "The article is not there any more."),
    (FaultPlan(status: 409), "Another article stands under this id; load the list again."),
    (FaultPlan(tooManyEvery: 1), "The server wants fewer requests; try again in 1 s."),
    (FaultPlan(status: 500), "The server failed (500); try again later."),
    (FaultPlan(status: 503), "The server failed (503); try again later."),
    (FaultPlan(status: 418), "The server refused the request (418)."),
    (FaultPlan(cutEvery: 1), "The connection to the server broke; try again."),
    (FaultPlan(invalidJSONEvery: 1), "The server's answer cannot be read."),
  ])
  func `says what the server did wrong`(faults: FaultPlan, text: String) async {
    server.setFaults(faults)
    let run = await run(FakeWorld(folder: folder.url), "list")
    #expect(run == ProgramRun(status: 3, output: "", errors: "articles: \(text)\n"))
  }

  @Test func `says how to write again without doubling, and that works`() async throws {
    let world = FakeWorld(folder: folder.url, files: ["b": Data(body.utf8)], input: "qatlam")
    _ = await run(world, "login", "--email", "editor@example.com")
    server.setFaults(FaultPlan(cutEvery: 1, phase: .after))
    let lost = await run(world, "write", "--title", "T", "--body-file", "b")
    let hint = try #require(lost.errors.firstMatch(of: /--id ([0-9a-f-]{36})\n/))
    #expect(lost.status == 3)
    #expect(lost.errors.hasPrefix("articles: The connection to the server broke; try again.\n"))
    server.setFaults(.none)
    let again = await run(
      world,
      "write",
      "--title",
      "T",
      "--body-file",
      "b",
      "--id",
      String(hint.1)
    )
    #expect(again == ProgramRun(status: 0, output: "Saved. abcd0000  T\n", errors: ""))
    #expect(await run(world, "drafts").output == "abcd0000  2023-11-14 22:13  T\n")
  }

  @Test func `saves once where the answer to the first try was lost`() async throws {
    let gateway = try await signedInGateway(server, tokens: folder.file("s"))
    let article = Article.sample(id: .sample(1))
    server.setFaults(FaultPlan(cutEvery: 1, phase: .after))
    let failure = await #expect(throws: DomainError.self) {
      try await SaveArticle(gateway: gateway).execute(article)
    }
    server.setFaults(.none)
    try await SaveArticle(gateway: gateway).execute(article)
    #expect(failure == .gateway(.connectionLost))
    #expect(try await gateway.all() == [article])
  }

  @Test func `refuses another article under the same id`() async throws {
    let gateway = try await signedInGateway(server, tokens: folder.file("s"))
    try await gateway.save(.sample(id: .sample(1), day: 0))
    let failure = await #expect(throws: GatewayFailure.self) {
      try await gateway.save(.sample(id: .sample(1), day: 1))
    }
    #expect(failure == .conflict)
    #expect(try await gateway.all() == [.sample(id: .sample(1), day: 0)])
  }

  @Test(arguments: [
    "o‘zbek tili, ğüşiöç", "👩‍👩‍👧‍👦 🇺🇿", "line\nbreaks\r\nof all\rkinds", "\"quotes\" \\ /", "e\u{301}",
  ])
  func `gives back exactly what was saved`(text: String) async throws {
    let gateway = try await signedInGateway(server, tokens: folder.file("s"))
    let article = Article.sample(title: text, body: text, isPublished: true)
    try await gateway.save(article)
    let found = try await gateway.all()
    #expect(found == [article])
    #expect(found.map { Array($0.body.unicodeScalars) } == [Array(text.unicodeScalars)])
  }

  @Test func `keeps an article's milliseconds through server and retry`() async throws {
    let gateway = try await signedInGateway(server, tokens: folder.file("s"))
    let date = World.milliseconds(of: Date(timeIntervalSince1970: 1_700_000_000.1239))
    let article = Article(id: .sample(1), title: "T", body: "", isPublished: true, createdAt: date)
    try await gateway.save(article)
    try await gateway.save(article)
    #expect(try await gateway.all() == [article])
  }

  private func run(_ world: FakeWorld, _ arguments: String...) async -> ProgramRun {
    await world.run(["--api", server.baseURL.absoluteString] + arguments)
  }
}

/// Returns a gateway to a sandbox at which the editor has signed in.
@MainActor func signedInGateway(
  _ server: SandboxServer,
  tokens file: URL
) async throws -> ArticleGateway {
  let client = Container.client(address: server.baseURL, patience: 20)
  let tokens = FileTokenStore(file: file, server: server.baseURL.absoluteString)
  let session = SessionGateway(api: SessionAPI(client: client), tokens: tokens)
  try await session.signIn(with: Credentials(email: "editor@example.com", password: "qatlam"))
  return ArticleGateway(api: ArticleAPI(client: client, tokens: tokens))
}
