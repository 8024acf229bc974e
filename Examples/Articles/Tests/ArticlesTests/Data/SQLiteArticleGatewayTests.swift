import Foundation
import Testing

@testable import Articles

@Suite("The database's gateway") struct SQLiteArticleGatewayTests {
  private let folder: ScratchFolder
  private let file: URL

  init() throws {
    folder = try ScratchFolder()
    file = folder.file("deep/articles.sqlite")
  }

  @Test func `has nothing at first`() async throws {
    #expect(try await gateway().all() == [])
  }

  @Test func `opens nothing before it is asked`() {
    _ = gateway()
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test(arguments: [
    "plain", "o‘zbek tili, Türkçe: ğüşiöç", "👩‍👩‍👧‍👦 🇺🇿", "line\nbreaks\r\nof all\rkinds", "a\u{0}b", "",
    "'; DROP TABLE articles; --", "e\u{301}", "\u{202E}right to left",
  ])
  func `gives back exactly what was saved`(text: String) async throws {
    let article = Article.sample(title: text, body: text, isPublished: true)
    try await gateway().save(article)
    let found = try await gateway().all()
    #expect(found == [article])
    #expect(found.map { Array($0.body.unicodeScalars) } == [Array(text.unicodeScalars)])
  }

  @Test func `keeps milliseconds`() async throws {
    let date = World.milliseconds(of: Date(timeIntervalSince1970: 1_700_000_000.1239))
    let article = Article(id: .sample(1), title: "", body: "", isPublished: false, createdAt: date)
    try await gateway().save(article)
    #expect(try await gateway().all() == [article])
  }

  @Test func `saves twice what is saved once`() async throws {
    let gateway = gateway()
    var article = Article.sample()
    try await gateway.save(article)
    try await gateway.save(article)
    article.title = "Changed"
    article.isPublished = true
    try await gateway.save(article)
    #expect(try await gateway.all() == [article])
  }

  @Test func `refuses another article under the same id`() async throws {
    let gateway = gateway()
    let article = Article.sample(id: .sample(1))
    try await gateway.save(article)
    let failure = await #expect(throws: GatewayFailure.self) {
      try await gateway.save(.sample(id: .sample(1), title: "Other", day: 1))
    }
    #expect(failure == .conflict)
    #expect(try await gateway.all() == [article])
  }

  @Test func `deletes what is there, once`() async throws {
    let gateway = gateway()
    let article = Article.sample()
    try await gateway.save(article)
    try await gateway.delete(id: article.id)
    let failure = await #expect(throws: GatewayFailure.self) {
      try await gateway.delete(id: article.id)
    }
    #expect(failure == .notFound)
    #expect(try await gateway.all() == [])
  }

  @Test func `shares its file with other processes' gateways`() async throws {
    let gateways = (0..<4).map { _ in gateway() }
    let articles = (0..<40).map { Article.sample(id: .sample(UInt8($0))) }
    try await withThrowingTaskGroup { group in
      for (index, article) in articles.enumerated() {
        group.addTask { try await gateways[index % 4].save(article) }
      }
      try await group.waitForAll()
    }
    let found = try await gateways[0].all()
    #expect(Set(found) == Set(articles))
    #expect(found.count == articles.count)
  }

  @Test func `takes the schema's steps once each, in their order`() async throws {
    let first = SQLiteSchema.articles
    let longer = SQLiteSchema(
      steps: first.steps + ["CREATE TABLE more (x INTEGER) STRICT; INSERT INTO more VALUES (1);"]
    )
    let article = Article.sample()
    try await gateway(first).save(article)
    #expect(try await gateway(longer).all() == [article])
    #expect(try await gateway(longer).all() == [article])
    let connection = try SQLiteConnection(file: file)
    #expect(try connection.run("SELECT x FROM more") == [[.integer(1)]])
    #expect(try connection.run("PRAGMA user_version") == [[.integer(2)]])
    #expect(try connection.run("PRAGMA journal_mode") == [[.text("wal")]])
  }

  @Test func `leaves a file as it was where a step fails`() async throws {
    let article = Article.sample()
    try await gateway().save(article)
    let broken = SQLiteSchema(
      steps: SQLiteSchema.articles.steps + ["CREATE TABLE more (x INTEGER); DELETE FROM none;"]
    )
    let failure = await #expect(throws: GatewayFailure.self) {
      try await gateway(broken).all()
    }
    #expect(failure == .storageFailed("no such table: none"))
    #expect(try await gateway().all() == [article])
    let connection = try SQLiteConnection(file: file)
    #expect(try connection.run("SELECT name FROM sqlite_schema WHERE name = 'more'") == [])
  }

  @Test func `is too old for a newer version's file`() async throws {
    try SQLiteConnection(file: file).runScript("PRAGMA user_version = 9")
    let failure = await #expect(throws: GatewayFailure.self) { try await gateway().all() }
    #expect(failure == .storageIsNewer(version: 9))
  }

  @Test func `says what is no database`() async throws {
    let text = folder.file("text.sqlite")
    try Data(String(repeating: "no database ", count: 100).utf8).write(to: text)
    let gateway = SQLiteArticleGateway(schema: .articles) { () throws(GatewayFailure) in
      try SQLiteConnection(file: text)
    }
    let failure = await #expect(throws: GatewayFailure.self) { try await gateway.all() }
    #expect(failure == .storageFailed("file is not a database"))
  }

  @Test func `says what it cannot open, and tries again later`() async throws {
    let blocker = folder.file("deep")
    try Data().write(to: blocker)
    let gateway = gateway()
    let failure = await #expect(throws: GatewayFailure.self) { try await gateway.all() }
    #expect(failure == .storageFailed("its folder \(blocker.path) cannot be made"))
    try FileManager.default.removeItem(at: blocker)
    #expect(try await gateway.all() == [])
  }

  private func gateway(_ schema: SQLiteSchema = .articles) -> SQLiteArticleGateway {
    SQLiteArticleGateway(schema: schema) { [file] () throws(GatewayFailure) in
      try SQLiteConnection(file: file)
    }
  }
}
