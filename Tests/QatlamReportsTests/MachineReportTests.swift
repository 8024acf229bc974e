import Foundation
import QatlamDomain
import QatlamReports
import QatlamTestSupport
import QatlamUseCases
import Testing

@Suite("A report for machines")
struct MachineReportTests {
  private static let finding = Finding(
    rule: .dependency,
    severity: .error,
    place: Place(file: "Domain/A, b: 100%.swift", line: 7, column: 18),
    from: "UseCases",
    to: "ViewModels",
    source: "GetOrders.init",
    target: "OrdersViewModel",
    targetPlace: Place(file: "Presentation/O.swift", line: 3, column: 7),
    evidence: .forbiddenEdge,
    reason: .written("A use case knows no view model."),
    remedy: .written("Return the result instead."),
    serves: []
  )

  private static let report = CheckReport(
    roots: [.init(path: ".", style: "clean", styleFrom: "option")],
    findings: [
      finding,
      Finding(
        rule: .missingPart,
        severity: .warning,
        place: Place(file: "Scenes/Home", line: 0, column: 0),
        target: "Presenter",
        evidence: .shape(.lacks("presenter")),
        reason: .written(""),
        remedy: .written(""),
        serves: []
      ),
      Finding(
        rule: .singleton,
        severity: .info,
        place: Place(file: "Z.swift", line: 1, column: 0),
        target: "Z",
        evidence: .shape(.sharedInstance(uses: 0)),
        reason: .written(""),
        remedy: .written(""),
        serves: []
      ),
    ],
    coverage: Coverage(files: 3),
    folder: "/home/me/App"
  )

  @Test func `for Xcode has absolute paths, and always a line and a column`() {
    #expect(
      XcodeReport().text(of: Self.report) == """
        /home/me/App/Domain/A, b: 100%.swift:7:18: error: 'GetOrders.init' (UseCases) may not know \
        'OrdersViewModel' (ViewModels) [dependency]
        /home/me/App/Scenes/Home:1:1: warning: has no presenter [missing-part]

        """
    )
  }

  @Test func `for GitHub is escaped as commands are`() {
    #expect(
      GitHubReport(prefix: "ios").text(of: Self.report) == """
        ::error file=ios/Domain/A%2C b%3A 100%25.swift,line=7,col=18,title=qatlam%3A dependency::\
        'GetOrders.init' (UseCases) may not know 'OrdersViewModel' (ViewModels)%0AReturn the \
        result instead.
        ::warning file=ios/Scenes/Home,title=qatlam%3A missing-part::has no presenter
        ::notice file=ios/Z.swift,line=1,title=qatlam%3A singleton::keeps one instance of itself for everybody

        """
    )
  }

  @Test func `in SARIF has what version 2_1_0 asks for`() throws {
    let columns = [Self.finding.place: 12]
    let bytes = SARIFReport(toolVersion: "0.1.0", columns: columns).bytes(of: Self.report)
    let log = try JSONDecoder().decode(Log.self, from: Data(bytes))
    #expect(log.version == "2.1.0")
    let run = try #require(log.runs.first)
    #expect(log.runs.count == 1)
    #expect(run.columnKind == "utf16CodeUnits")
    #expect(run.tool.driver.name == "qatlam")
    #expect(run.tool.driver.version == "0.1.0")
    #expect(run.tool.driver.rules.map(\.id) == ["dependency", "missing-part", "singleton"])
    #expect(run.results.map(\.ruleId) == ["dependency", "missing-part", "singleton"])
    #expect(run.results.map(\.ruleIndex) == [0, 1, 2])
    #expect(run.results.map(\.level) == ["error", "warning", "note"])
    let places = run.results.compactMap(\.locations.first?.physicalLocation)
    #expect(
      places == [
        .init(
          artifactLocation: .init(uri: "Domain/A%2C%20b%3A%20100%25.swift"),
          region: .init(startLine: 7, startColumn: 12)
        ),
        .init(
          artifactLocation: .init(uri: "Scenes/Home"),
          region: .init(startLine: 1, startColumn: nil)
        ),
        .init(
          artifactLocation: .init(uri: "Z.swift"),
          region: .init(startLine: 1, startColumn: nil)
        ),
      ]
    )
    #expect(
      run.results.map { $0.partialFingerprints["qatlam/v1"] }
        == Self.report.findings.map { KnownBreak($0).fingerprint }
    )
  }

  private struct Log: Decodable {
    struct Run: Decodable {
      struct Tool: Decodable {
        struct Driver: Decodable {
          struct Rule: Decodable { var id: String }
          var name: String
          var version: String
          var rules: [Rule]
        }
        var driver: Driver
      }
      struct Result: Decodable {
        struct Location: Decodable {
          struct Physical: Decodable, Equatable {
            struct Artifact: Decodable, Equatable { var uri: String }
            struct Region: Decodable, Equatable {
              var startLine: Int
              var startColumn: Int?
            }
            var artifactLocation: Artifact
            var region: Region?
          }
          var physicalLocation: Physical
        }
        var ruleId: String
        var ruleIndex: Int
        var level: String
        var locations: [Location]
        var partialFingerprints: [String: String]
      }
      var columnKind: String
      var tool: Tool
      var results: [Result]
    }
    var version: String
    var runs: [Run]
  }
}
