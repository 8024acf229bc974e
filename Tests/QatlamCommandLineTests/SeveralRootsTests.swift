import QatlamTestSupport
import Testing

@Suite("A tree with several apps")
struct SeveralRootsTests {
  private func writeVIP(in folder: borrowing ScratchFolder, at app: String) throws {
    try folder.write("\(app)/Package.swift", "// swift-tools-version: 6.2\n")
    try folder.write("\(app)/Sources/App/Main.swift", "@main enum Main {}\n")
    try folder.write(
      "\(app)/Sources/Scenes/A/AViewController.swift",
      "class AViewController { var interactor: AInteractor? }\n"
    )
    try folder.write("\(app)/Sources/Scenes/A/AInteractor.swift", "class AInteractor {}\n")
    try folder.write(
      "\(app)/Sources/Scenes/A/APresenter.swift",
      "class APresenter { weak var view: AViewController? }\n"
    )
  }

  private func writeClean(in folder: borrowing ScratchFolder, at app: String) throws {
    try folder.folder("\(app)/App.xcodeproj")
    try folder.write("\(app)/App/AppDelegate.swift", "@UIApplicationMain class AppDelegate {}\n")
    try folder.write("\(app)/Domain/Order.swift", "struct Order { var client: Client? }\n")
    try folder.write("\(app)/Data/Client.swift", "struct Client {}\n")
  }

  @Test func `is judged app by app, each by its own style, in one report`() throws {
    let folder = try ScratchFolder()
    try writeVIP(in: folder, at: "One")
    try writeClean(in: folder, at: "Two")
    let run = try Qatlam()("check", folder.path, "--format", "json")
    #expect(run.errors == "")
    #expect(run.output.contains(#"{"path":"One","style":"vip","styleFrom":"detected"}"#))
    #expect(run.output.contains(#"{"path":"Two","style":"clean","styleFrom":"detected"}"#))
    #expect(
      try CheckedReport(run).findings.filter { $0.file.hasPrefix("Two/") } == [
        .init(rule: "dependency", file: "Two/Domain/Order.swift", line: 1, target: "Client")
      ]
    )
    let text = try Qatlam()("check", folder.path).output
    #expect(text.contains("  taken for granted: 'vip' in One: "))
    #expect(text.contains("  taken for granted: 'clean' in Two: "))
  }

  @Test func `of which one has no style is judged without it, and says so`() throws {
    let folder = try ScratchFolder()
    try writeClean(in: folder, at: "Two")
    try folder.write("Tool/Package.swift", "// swift-tools-version: 6.2\n")
    try folder.write("Tool/Sources/main.swift", "print(1)\n")
    let run = try Qatlam()("check", folder.path, "--format", "json")
    #expect(run.status == 1)
    #expect(
      try CheckedReport(run).coverage.skipped.contains(
        .init(file: "Tool", line: 0, reason: "no style is detected with confidence, not judged")
      )
    )
  }

  @Test func `hears what each app says of itself`() throws {
    let folder = try ScratchFolder()
    try writeVIP(in: folder, at: "One")
    try writeClean(in: folder, at: "Two")
    try folder.write(
      "Two/qatlam.yml",
      "version: 1\nstyle: clean\nlayers: { Data: [Domain/**] }\n"
    )
    let run = try Qatlam()("check", folder.path, "--format", "json")
    #expect(run.output.contains(#"{"path":"Two","style":"clean","styleFrom":"config"}"#))
    #expect(try CheckedReport(run).findings.filter { $0.file.hasPrefix("Two/Domain") } == [])
    try folder.write("Two/qatlam.yml", "version: 2\n")
    let refused = try Qatlam()("check", folder.path)
    #expect(refused.status == 2)
    #expect(refused.errors.hasPrefix("Two/qatlam.yml:1:10: error: version '2' is not known"))
  }

  @Test func `is one app where only one has an entry point`() throws {
    let folder = try ScratchFolder()
    try writeClean(in: folder, at: "Two")
    try folder.write("Kit/Package.swift", "// swift-tools-version: 6.2\n")
    try folder.write("Kit/Sources/Kit/Kit.swift", "struct Kit {}\n")
    let run = try Qatlam()("check", folder.path, "--format", "json")
    #expect(run.output.contains(#"{"path":".","style":"clean","styleFrom":"detected"}"#))
  }

  @Test func `without any sign of a style ends with status 2 and what was seen`() throws {
    let folder = try ScratchFolder()
    try folder.write("HomeView.swift", "struct HomeView {}\n")
    let run = try Qatlam()("check", folder.path)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(
      run.errors.hasPrefix("qatlam: error: no style is detected with confidence: seen were 1 view;")
    )
  }
}
