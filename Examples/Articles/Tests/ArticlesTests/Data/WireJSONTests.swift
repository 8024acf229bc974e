import Foundation
import Testing

@testable import Articles

@Suite("The wire's JSON") struct WireJSONTests {
  @Test func `passes over fields that it does not know`() throws {
    let articles = try articles(
      #"[{"id":"ABCD0000-0000-4000-8000-000000000001","title":"T","body":"B","likes":{"n":[1]},"#
        + #""published":true,"createdAt":"2023-11-14T22:13:20Z"}]"#
    )
    let expected = ArticleDTO(
      id: .sample(1),
      title: "T",
      body: "B",
      published: true,
      createdAt: .sample()
    )
    #expect(articles == [expected])
  }

  @Test(arguments: ["id", "title", "body", "published", "createdAt"])
  func `names a field that is missing`(name: String) {
    let failure = #expect(throws: GatewayFailure.self) { try articles(fields.without(name)) }
    #expect(failure == .missingField(name))
  }

  @Test(arguments: ["id", "title", "body", "createdAt"])
  func `takes null for missing`(name: String) {
    let failure = #expect(throws: GatewayFailure.self) {
      try articles(fields.merging([name: "null"]) { $1 })
    }
    #expect(failure == .missingField(name))
  }

  @Test(arguments: [#""tomorrow""#, #""2023-02-30T00:00:00Z""#, #""2023-11-14""#, #""""#])
  func `names a date that is none`(date: String) {
    let failure = #expect(throws: GatewayFailure.self) { try articles(with: date) }
    #expect(failure == .strangeDate(date.replacing("\"", with: "")))
  }

  @Test func `takes no number for a date`() {
    let failure = #expect(throws: GatewayFailure.self) { try articles(with: "1700000000") }
    #expect(failure == .strangeDate("1700000000.0"))
  }

  @Test(arguments: ["", "{", "[1]", "nonsense", #"{"articles":[]}"#, "<html></html>", "null"])
  func `names an answer that it cannot read`(text: String) {
    let failure = #expect(throws: GatewayFailure.self) { try articles(text) }
    #expect(failure == .unreadableAnswer)
  }

  @Test func `takes a field of the wrong kind for unreadable`() {
    let failure = #expect(throws: GatewayFailure.self) {
      try WireJSON.value(TokenDTO.self, from: Data(#"{"token":5}"#.utf8))
    }
    #expect(failure == .unreadableAnswer)
  }

  private let fields = [
    "id": #""ABCD0000-0000-4000-8000-000000000001""#, "title": #""T""#, "body": #""B""#,
    "published": "true", "createdAt": #""2023-11-14T22:13:20Z""#,
  ]

  private func articles(_ json: String) throws(GatewayFailure) -> [ArticleDTO] {
    try WireJSON.value([ArticleDTO].self, from: Data(json.utf8))
  }

  private func articles(_ fields: [String: String]) throws(GatewayFailure) -> [ArticleDTO] {
    let json = fields.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",")
    return try articles("[{\(json)}]")
  }

  private func articles(with date: String) throws(GatewayFailure) -> [ArticleDTO] {
    try articles(fields.merging(["createdAt": date]) { $1 })
  }
}

extension [String: String] {
  fileprivate func without(_ key: String) -> Self {
    filter { $0.key != key }
  }
}

@Suite("A date on the wire") struct WireDateTests {
  @Test(
    arguments: [
      ("2023-11-14T22:13:20Z", 1_700_000_000_000_000),
      ("2023-11-14T22:13:20.5Z", 1_700_000_000_500_000),
      ("2023-11-14T22:13:20.123456789Z", 1_700_000_000_123_456),
      ("2023-11-15T03:13:20+05:00", 1_700_000_000_000_000),
      ("2023-11-14T18:13:20,25-0400", 1_700_000_000_250_000),
      ("1970-01-01T00:00:00Z", 0),
      ("1969-12-31T23:59:59.999Z", -1000),
      ("2024-02-29T12:00:00Z", 1_709_208_000_000_000),
      ("2000-02-29T00:00:00Z", 951_782_400_000_000),
      ("0001-01-01T00:00:00Z", -62_135_596_800_000_000),
      ("9999-12-31T23:59:59Z", 253_402_300_799_000_000),
    ] as [(String, Int64)]
  )
  func `is read with and without fractions`(text: String, microseconds: Int64) {
    #expect(WireDate.date(from: text).map(WireDate.microseconds) == microseconds)
  }

  @Test(arguments: [
    "", "2023", "2023-11-14", "2023-11-14T22:13:20", "2023-11-14 22:13:20Z", "2023-13-01T00:00:00Z",
    "2023-00-01T00:00:00Z", "2023-02-29T00:00:00Z", "1900-02-29T00:00:00Z", "2023-04-31T00:00:00Z",
    "2023-11-14T24:00:00Z", "2023-11-14T22:60:00Z", "2023-11-14T22:13:60Z", "2023-11-14T22:13:20.Z",
    "2023-11-14T22:13:20Z ", " 2023-11-14T22:13:20Z", "+2023-11-14T22:13:20Z",
    "2023-11-14T22:13:20+24:00",
    "2023-11-14T22:13:20+5", "２０２３-11-14T22:13:20Z", "tomorrow",
  ])
  func `is nothing else`(text: String) {
    #expect(WireDate.date(from: text) == nil)
  }

  @Test(arguments: [
    "2023-11-14T22:13:20Z", "2023-11-14T22:13:20.001Z", "2023-11-14T22:13:20.123Z",
    "2023-11-14T22:13:20.999Z", "2023-11-14T22:13:20.123456Z", "2023-11-14T22:13:20.000001Z",
    "1969-12-31T23:59:59.999Z", "2024-02-29T23:59:59Z", "0001-01-01T00:00:00Z",
    "2999-12-31T23:59:59.999Z",
  ])
  func `is written as it was read`(text: String) throws {
    let date = try #require(WireDate.date(from: text))
    #expect(WireDate.text(for: date) == text)
  }

  @Test func `agrees with the calendar on every day of four centuries`() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let first = GregorianDays.count(year: 1800, month: 1, day: 1)
    let last = GregorianDays.count(year: 2200, month: 1, day: 1)
    #expect(last - first == 146_097)
    for day in stride(from: first, to: last, by: 13) {
      let date = Date(timeIntervalSince1970: Double(day) * 86_400)
      let parts = calendar.dateComponents([.year, .month, .day], from: date)
      let (year, month, monthDay) = GregorianDays.date(day)
      try #require(
        [parts.year, parts.month, parts.day].map { Int64($0 ?? 0) } == [year, month, monthDay]
      )
      try #require(GregorianDays.count(year: year, month: month, day: monthDay) == day)
    }
  }

  @Test func `is never too far away to be written`() {
    #expect(WireDate.text(for: .distantFuture) == "4001-01-01T00:00:00Z")
    #expect(
      WireDate.microseconds(of: Date(timeIntervalSince1970: 1e300)) == 9_000_000_000_000_000_000
    )
  }
}
