import Foundation
import QatlamDomain
import QatlamReports
import QatlamTestSupport
import QatlamUseCases
import Testing

@Suite("A JSON report")
struct JSONReportTests {
  @Test func `has the keys of schema version 1, sorted`() throws {
    try expectGolden(json(of: SampleReport.report), named: "report.json")
    try expectGolden(json(of: SampleReport.clean), named: "report-clean.json")
  }

  @Test func `is read by any parser, and says what the report says`() throws {
    let data = Data(json(of: SampleReport.report).utf8)
    let read = try JSONDecoder().decode(Read.self, from: data)
    #expect(
      read
        == Read(
          version: 1,
          verdict: "broken",
          style: "clean",
          findings: SampleReport.findings.map {
            .init(
              rule: $0.rule.rawValue,
              file: $0.place.file,
              line: $0.place.line,
              target: $0.target
            )
          },
          coverage: .init(files: 41, unlayered: SampleReport.report.coverage.unlayered)
        )
    )
  }

  @Test func `has its keys in the order in which a sorting encoder writes them`() throws {
    let text = json(of: SampleReport.report)
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let sorted = try JSONSerialization.data(
      withJSONObject: object,
      options: [.sortedKeys, .withoutEscapingSlashes]
    )
    #expect(keys(of: text) == keys(of: String(decoding: sorted, as: UTF8.self)))
  }

  @Test func `names no style where several roots have several`() throws {
    var report = SampleReport.clean
    report.roots.append(.init(path: "Kit", style: "viper", styleFrom: "option"))
    #expect(json(of: report).contains("\"style\":null"))
  }

  @Test func `gives a break the same fingerprint wherever it moves`() throws {
    let prints = json(of: SampleReport.report).split(separator: "\"fingerprint\":\"").dropFirst()
      .map { $0.prefix(16) }
    // Four references of one declaration to one target, and three other breaks.
    #expect(prints.count == 7)
    #expect(Set(prints).count == 4)
    #expect(Set(prints.prefix(4)) == ["38bf92becd2d317c"])
  }

  private func json(of report: CheckReport) -> String {
    String(decoding: JSONReport(toolVersion: "0.1.0").bytes(of: report), as: UTF8.self)
  }

  /// The keys of a text, in order.
  private func keys(of json: String) -> [Substring] {
    json.split(separator: "\"").indices.dropLast().compactMap { index in
      let pieces = json.split(separator: "\"")
      return pieces[index + 1].hasPrefix(":") ? pieces[index] : nil
    }
  }

  private struct Read: Decodable, Equatable {
    struct Found: Decodable, Equatable {
      var rule: String
      var file: String
      var line: Int
      var target: String
    }
    struct Covered: Decodable, Equatable {
      var files: Int
      var unlayered: [String]
    }
    var version: Int
    var verdict: String
    var style: String
    var findings: [Found]
    var coverage: Covered
  }
}
