import Foundation
import QatlamDomain
import QatlamReports
import QatlamTestSupport
import QatlamUseCases
import Testing

@Suite("A SARIF log")
struct SARIFTests {
  private static func finding(_ rule: RuleID, _ place: Place) -> Finding {
    Finding(
      rule: rule,
      severity: .warning,
      place: place,
      source: "A",
      target: "B",
      targetPlace: Place(file: "Ünlü Ordner/B?.swift", line: 3, column: 1),
      evidence: .shape(.noProtocol),
      reason: .written(""),
      remedy: .written(""),
      serves: []
    )
  }

  private func log(_ report: CheckReport) throws -> JSONValue {
    let bytes = SARIFReport(toolVersion: "1.0").bytes(of: report)
    return try JSONDecoder().decode(JSONValue.self, from: Data(bytes))
  }

  @Test func `keeps to the standard for every rule, and for places of every kind`() throws {
    let names = [
      "A.swift", "a b/C:D.swift", ":.swift", "100%.swift", "#.swift", "\u{7}.swift", ".",
    ]
    let findings = zip(RuleID.allCases, 0...).map { rule, index in
      Self.finding(
        rule,
        Place(file: names[index % names.count], line: index % 3, column: index % 2)
      )
    }
    let report = CheckReport(roots: [], findings: findings, coverage: Coverage())
    #expect(SARIFShape.mistakes(in: try log(report)) == [])
  }

  @Test func `without findings keeps to the standard`() throws {
    let report = CheckReport(roots: [], findings: [], coverage: Coverage())
    let log = try log(report)
    #expect(SARIFShape.mistakes(in: log) == [])
    #expect(log["runs"]?.elements.first?["results"]?.elements == [])
  }

  /// The measure itself is measured: each of these changes is noticed.
  @Test(arguments: [
    (#""version":"2.1.0""#, #""version":"2.0.0""#, "log.version"),
    (#""ruleIndex":0"#, #""ruleIndex":7"#, "results[0].ruleIndex"),
    (#""level":"warning""#, #""level":"grave""#, "results[0].level"),
    (#""uri":"A.swift""#, #""uri":"/A.swift""#, "results[0].uri"),
    (#""uri":"A.swift""#, #""uri":"file:A.swift""#, "results[0].uri"),
    (#""uri":"A.swift""#, #""uri":"A B.swift""#, "results[0].uri"),
    (#""startLine":7"#, #""startLine":0"#, "results[0].region"),
    (#""startColumn":2"#, #""startColumn":0"#, "results[0].region"),
    (#""columnKind":"utf16CodeUnits""#, #""columnKind":"bytes""#, "runs[0].columnKind"),
    (#""name":"qatlam""#, #""nom":"qatlam""#, "runs[0].tool.driver.name is missing"),
  ])
  func `that was changed is noticed`(text: String, change: String, mistake: String) throws {
    let report = CheckReport(
      roots: [],
      findings: [Self.finding(.leak, Place(file: "A.swift", line: 7, column: 2))],
      coverage: Coverage()
    )
    let bytes = SARIFReport(toolVersion: "1.0").bytes(of: report)
    let written = String(decoding: bytes, as: UTF8.self)
    #expect(written.contains(text))
    let changed = written.replacing(text, with: change)
    let log = try JSONDecoder().decode(JSONValue.self, from: Data(changed.utf8))
    #expect(SARIFShape.mistakes(in: log).contains(mistake))
  }
}
