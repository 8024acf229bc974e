import Foundation
import SandboxServer
import Testing

@testable import Articles

@Suite("Under load and faults", .timeLimit(.minutes(1))) struct LoadTests {
  /// What became of all tries to save one article after the other.
  private struct Tally: Equatable {
    var saved = 0
    var tries = 0
    var failures: [GatewayFailure: Int] = [:]
  }

  @Test(arguments: FaultPlan.Phase.allCases)
  func `200 parallel saves lose and double nothing`(phase: FaultPlan.Phase) async throws {
    let folder = try ScratchFolder()
    let server = try SandboxServer.start()
    let gateway = try await signedInGateway(server, tokens: folder.file("s"))
    server.setFaults(
      FaultPlan(
        failEvery: 5,
        cutEvery: 7,
        invalidJSONEvery: 9,
        tooManyEvery: 4,
        phase: phase
      )
    )
    let articles = (0..<200).map { Article.sample(id: .sample(UInt8($0)), title: "No. \($0)") }
    let save = SaveArticle(gateway: gateway)
    let tally = await withTaskGroup(of: Tally.self) { group in
      for article in articles { group.addTask { await Self.saveUntilDone(article, with: save) } }
      return await group.reduce(into: Tally()) { sum, one in
        sum.saved += one.saved
        sum.tries += one.tries
        sum.failures.merge(one.failures, uniquingKeysWith: +)
      }
    }
    server.setFaults(.none)

    let found = try await gateway.all()
    #expect(tally.saved == 200)
    #expect(found.count == 200)
    #expect(Set(found) == Set(articles))
    // Every kind of fault was met, none but these, and every failed try was counted as one.
    #expect(
      Set(tally.failures.keys) == [
        .serverFailed(code: 500), .connectionLost, .unreadableAnswer,
        .tooManyRequests(retryAfter: 1),
      ]
    )
    #expect(tally.tries == 200 + tally.failures.values.reduce(0, +))
    let counts = tally.failures.map { "\($0.key): \($0.value)" }.sorted()
    Attachment.record(
      "\(phase): 200 saved in \(tally.tries) tries; " + counts.joined(separator: ", ") + "\n",
      named: "load-\(phase).txt"
    )
  }

  @Test func `200 parallel reads with faults all end in articles or in a text`() async throws {
    let folder = try ScratchFolder()
    let server = try SandboxServer.start()
    let gateway = try await signedInGateway(server, tokens: folder.file("s"))
    let article = Article.sample(isPublished: true)
    try await gateway.save(article)
    server.setFaults(FaultPlan(failEvery: 5, cutEvery: 7, invalidJSONEvery: 9, tooManyEvery: 4))
    let texts = await withTaskGroup(of: String.self) { group in
      for _ in 0..<200 {
        group.addTask {
          await Self.listing(of: GetArticles(gateway: gateway))
        }
      }
      return await group.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
    }
    // Of 200 requests every 7th is cut, of the others every 5th fails, and so on.
    let numbers = 1...200
    let isCut = { (number: Int) in number.isMultiple(of: 7) }
    let fails = { (number: Int) in !isCut(number) && number.isMultiple(of: 5) }
    let isLimited = { (number: Int) in
      !isCut(number) && !fails(number) && number.isMultiple(of: 4)
    }
    let isBroken = { (number: Int) in
      !isCut(number) && !fails(number) && !isLimited(number) && number.isMultiple(of: 9)
    }
    let counts = [isCut, fails, isLimited, isBroken].map { isHit in
      numbers.count(where: { isHit($0) })
    }
    #expect(
      texts == [
        "The connection to the server broke; try again.": counts[0],
        "The server failed (500); try again later.": counts[1],
        "The server wants fewer requests; try again in 1 s.": counts[2],
        "The server's answer cannot be read.": counts[3],
        "A title": 200 - counts.reduce(0, +),
      ]
    )
  }

  private static func saveUntilDone(_ article: Article, with save: SaveArticle) async -> Tally {
    var tally = Tally()
    while tally.saved == 0, tally.tries < 100 {
      tally.tries += 1
      do {
        try await save.execute(article)
        tally.saved = 1
      } catch {
        guard case .gateway(let failure) = error else { return tally }
        for language in Language.allCases {
          let text = Wording(language: language, timeZone: .gmt).text(for: error)
          #expect(!text.isEmpty)
        }
        tally.failures[failure, default: 0] += 1
      }
    }
    return tally
  }

  private static func listing(of getArticles: GetArticles) async -> String {
    do {
      return try await getArticles.execute().map(\.title).joined()
    } catch {
      return Wording(language: .english, timeZone: .gmt).text(for: error)
    }
  }
}
