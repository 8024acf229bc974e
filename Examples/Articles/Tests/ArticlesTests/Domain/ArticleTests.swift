import Foundation
import Testing

@testable import Articles

@Suite("An article") struct ArticleTests {
  @Test(arguments: [
    ("T", String(repeating: "a", count: 99), false),
    ("T", String(repeating: "a", count: 100), true),
    ("T", String(repeating: "a", count: 101), true),
    ("", String(repeating: "a", count: 100), false),
    ("", "", false),
    ("T", "", false),
    (" ", String(repeating: "a", count: 100), true),
  ])
  func `may be published with a title and 100 characters`(
    title: String,
    body: String,
    mayBePublished: Bool
  ) {
    let article = Article.sample(title: title, body: body)
    #expect(article.mayBePublished == mayBePublished)
  }

  @Test(arguments: [
    "e\u{301}", "o\u{301}\u{323}", "👩‍👩‍👧‍👦", "🇺🇿", "👍🏽", "\r\n", "\n", "क्षि",
  ])
  func `counts what a reader sees as one character`(character: String) throws {
    let one = character.count
    let few = Article.sample(body: String(repeating: character, count: 99))
    let enough = Article.sample(body: String(repeating: character, count: 99) + "x")
    #expect(one == 1)
    #expect([few.mayBePublished, enough.mayBePublished] == [false, true])
  }

  @Test func `is newer than one begun before it, and than one with a greater id`() {
    let old = Article.sample(id: .sample(1), day: 0)
    let twin = Article.sample(id: .sample(2), day: 0)
    let new = Article.sample(id: .sample(3), day: 1)
    let sorted = [twin, new, old].sorted { $0.isNewer(than: $1) }
    #expect(sorted == [new, old, twin])
  }

  @Test func `answers the rule alike in every state`() {
    let draft = Article.sample(isPublished: false)
    let published = Article.sample(isPublished: true)
    #expect(draft.mayBePublished == published.mayBePublished)
  }
}

@Suite("Credentials") struct CredentialsTests {
  @Test(arguments: [("a", "b", true), ("", "b", false), ("a", "", false)])
  func `are complete with both parts`(email: String, password: String, areComplete: Bool) {
    #expect(Credentials(email: email, password: password).areComplete == areComplete)
  }

  @Test func `never show the password`() {
    let credentials = Credentials(email: "a@b", password: "secret")
    var dumped = ""
    dump(credentials, to: &dumped)
    #expect("\(credentials)" == "Credentials of a@b")
    #expect(!(String(reflecting: credentials) + dumped).contains("secret"))
  }
}
