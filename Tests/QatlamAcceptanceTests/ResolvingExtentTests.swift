import Foundation
import QatlamBlueprints
import QatlamDomain
import QatlamScanner
import QatlamTestSupport
import QatlamUseCases
import QatlamWorkspace
import Testing

/// A check leaves alone what nobody asks for.
@Suite("What tests refer to") struct ResolvingExtentTests {
  @Test(arguments: ["clean", "vip", "viper", "clean-viper"])
  func `decides no finding`(style: String) async throws {
    let readProject = ReadProject(
      blueprints: BuiltInBlueprints(),
      source: SourceTree(),
      scanner: ParallelScanner(workerCount: 2)
    )
    let request = ProjectRequest(path: Repository.url("Examples").standardized.path, style: style)
    let whole = try await readProject(request)
    let judged = try await readProject(request, resolving: .judged)
    let check = CheckArchitecture(readProject)
    let findings = await check.findings(in: whole, .all)
    #expect(!findings.isEmpty)
    #expect(await check.findings(in: judged, .all) == findings)
  }

  @Test func `is read where somebody asks for it`() async throws {
    let readProject = ReadProject(
      blueprints: BuiltInBlueprints(),
      source: SourcesInMemory([
        "Domain/Entities/Note.swift": "struct Note {}",
        "Tests/NoteTests.swift": "import Testing\n@Test func note() { _ = Note() }",
      ]),
      scanner: ParallelScanner(workerCount: 1)
    )
    let request = ProjectRequest(path: "App", style: "clean")
    let whole = try await readProject(request)
    let judged = try await readProject(request, resolving: .judged)
    #expect(whole.roots.map { $0.resolved.references.map(\.references.count) } == [[0, 1]])
    #expect(judged.roots.map { $0.resolved.references.map(\.references.count) } == [[0, 0]])
  }
}
