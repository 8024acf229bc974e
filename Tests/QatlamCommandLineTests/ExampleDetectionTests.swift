import Foundation
import QatlamTestSupport
import Testing

@Suite("The example apps")
struct ExampleDetectionTests {
  /// Each with its style, and the one thing that folders cannot say.
  @Test(arguments: [
    ("Articles", "clean", ""),
    ("RickAndMorty", "clean-viper", ""),
    ("UserScene", "vip", "version: 1\nrouter-owner: interactor\n"),
  ])
  func `are detected and clean with nothing set up`(
    name: String,
    style: String,
    settings: String
  ) throws {
    let folder = try ScratchFolder()
    for part in ["Package.swift", "Sources", "Tests"] {
      try FileManager.default.copyItem(
        at: Repository.url("Examples/\(name)/\(part)"),
        to: URL(filePath: folder.path(part))
      )
    }
    if !settings.isEmpty { try folder.write("qatlam.yml", settings) }
    let run = try Qatlam()("check", folder.path, "--format", "json")
    #expect(run.status == 0)
    #expect(
      run.output.contains(#"{"path":".","style":"\#(style)","styleFrom":"detected"}"#)
    )
    let report = try CheckedReport(run)
    #expect(report.verdict == "clean")
    #expect(report.findings == [])
  }
}
