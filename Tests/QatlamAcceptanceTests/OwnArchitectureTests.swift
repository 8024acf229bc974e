import Foundation
import QatlamDomain
import QatlamScanner
import QatlamTestSupport
import QatlamUseCases
import QatlamWorkspace
import Testing

@Suite("Qatlam's own code") struct OwnArchitectureTests {
  private func check(
    _ path: String,
    source: any SourceReading = SourceTree()
  ) async throws -> CheckReport {
    let check = CheckArchitecture(
      ReadProject(
        blueprints: OwnBlueprint(),
        source: source,
        scanner: ParallelScanner(workerCount: 2)
      )
    )
    let project = ProjectRequest(
      path: path,
      style: "qatlam",
      exclude: ["Examples/**", "Tests/**", "Tools/**"]
    )
    return try await check(CheckRequest(project, rules: .all))
  }

  private var root: String {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized.path
  }

  @Test func `keeps to the rings, and every reference of it is read`() async throws {
    let report = try await check(root)
    #expect(report.findings == [])
    #expect(report.coverage.partial == [])
    #expect(report.coverage.unlayered == [])
    #expect(report.coverage.resolved > 1000)
  }

  @Test func `would be told of a reference outward, and of one between adapters`() async throws {
    let app = MarkedApp(
      """
      == QatlamDomain/Finding.swift
      import Foundation // ✗ import Foundation
      struct Finding { let report: TextReport? } // ✗ dependency TextReport
      == QatlamReports/TextReport.swift
      struct TextReport { let tree: SourceTree? } // ✗ dependency SourceTree
      == QatlamWorkspace/SourceTree.swift
      struct SourceTree {}
      """
    )
    let report = try await check("Sources", source: SourcesInMemory(app.files))
    let found = report.findings.map { finding in
      "\(finding.place.file):\(finding.place.line) \(finding.rule.rawValue) \(finding.target)"
    }
    #expect(found.sorted() == app.marks)
  }
}
