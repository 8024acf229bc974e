import QatlamDomain
import QatlamReports
import QatlamTestSupport
import QatlamUseCases
import Testing

@Suite("A text report")
struct TextReportTests {
  @Test func `reads like a compiler, folds repetitions, and tells each reason once`() throws {
    try expectGolden(
      TextReport(usesColor: false).text(of: SampleReport.report),
      named: "text-report.txt"
    )
  }

  @Test func `is coloured where that is asked for`() throws {
    let text = TextReport(usesColor: true).text(of: SampleReport.report)
    try expectGolden(
      text.replacing("\u{1B}", with: "<ESC>"),
      named: "text-report-colored.txt"
    )
  }

  @Test func `of a clean codebase is two lines`() {
    #expect(
      TextReport(usesColor: false).text(of: SampleReport.clean) == """
        clean: no findings in 1 file by 'vip'
          references: 2 resolved, 0 of libraries, 0 unresolved

        """
    )
  }

  @Test func `never calls clean what was not read`() {
    var report = SampleReport.clean
    report.coverage = Coverage(skipped: [Coverage.Gap(file: "A.swift", line: 0, reason: "gone")])
    #expect(
      TextReport(usesColor: false).text(of: report) == """
        nothing judged: no file could be read
          left out: 1: A.swift (gone)

        """
    )
  }

  @Test func `never sends a control character from a name to the terminal`() {
    let names = ["\u{1B}]0;x\u{07}", "a\r\nb\tc", "\u{9B}31m", "\u{202E}gnp", "\u{7F}", "\u{2028}"]
    var report = SampleReport.clean
    report.findings = names.map { name in
      Finding(
        rule: .dependency,
        severity: .error,
        place: Place(file: name, line: 1, column: 1),
        source: name,
        target: name,
        targetPlace: nil,
        evidence: .forbiddenEdge,
        reason: .written(name),
        remedy: .written(name),
        serves: []
      )
    }
    report.coverage.skipped = names.map { Coverage.Gap(file: $0, line: 0, reason: $0) }
    report.coverage.unlayered = names
    let text = TextReport(usesColor: false).text(of: report)
    let controls = text.unicodeScalars.filter {
      $0.properties.generalCategory == .control || $0.properties.generalCategory == .format
        || $0.properties.generalCategory == .lineSeparator
    }
    #expect(Set(controls) == ["\n"])
    // Every line feed is one of ours: a finding, its reason and remedy; a blank; the summary.
    #expect(
      text.split(separator: "\n", omittingEmptySubsequences: false).count == 6 * 3 + 1 + 4 + 1
    )
  }

  @Test func `shows letters of every language as they are`() {
    var report = SampleReport.clean
    report.coverage.unlayered = ["Qatlam/oʻzbek Ünïcode 層 🧅.swift"]
    #expect(
      TextReport(usesColor: false).text(of: report)
        .contains("in no layer: 1: Qatlam/oʻzbek Ünïcode 層 🧅.swift")
    )
  }
}
