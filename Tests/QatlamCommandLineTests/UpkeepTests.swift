import QatlamTestSupport
import Testing

@Suite("What matches nothing")
struct UpkeepTests {
  private func writeApp(in folder: borrowing ScratchFolder) throws {
    try folder.write("Domain/Entities/Order.swift", "struct Order {}\n")
    try folder.write("Presentation/ViewModels/OrdersViewModel.swift", "import OurHTTP\n")
  }

  private func findings(
    in path: String,
    _ arguments: String...,
    about rules: Set<String> = ["unlayered", "empty-layer", "empty-rule"]
  ) throws -> [CheckedReport.Found] {
    let run = try Qatlam()(
      ["check", path, "--style", "clean", "--format", "json"] + arguments
    )
    #expect(run.errors == "")
    return try CheckedReport(run).findings.filter { rules.contains($0.rule) }
  }

  @Test func `is a file that no layer owns, and then each layer that owns none`() throws {
    let folder = try ScratchFolder()
    try writeApp(in: folder)
    #expect(try findings(in: folder.path) == [])
    try folder.write("Odds/Clock.swift", "struct Clock {}\n")
    try folder.write(
      "Odds/Allowed.swift",
      "// qatlam:allow unlayered -- stands apart\n\nlet a = 1\n"
    )
    try folder.write("Tests/ClockTests.swift", "import XCTest\n")
    #expect(
      try findings(in: folder.path) == [
        .init(rule: "empty-layer", file: ".", line: 0, target: "composition"),
        .init(rule: "empty-layer", file: ".", line: 0, target: "data"),
        .init(rule: "unlayered", file: "Odds/Clock.swift", line: 0, target: "Clock.swift"),
      ]
    )
  }

  @Test func `is each line of the settings that changes nothing`() throws {
    let folder = try ScratchFolder()
    try writeApp(in: folder)
    try folder.write("Gen/A.swift")
    try folder.write("Presentation/Views/OrdersPane.swift", "struct OrdersPane {}\n")
    try folder.write(
      "qatlam.yml",
      """
      version: 1
      exclude: ["Gen/**", "Old/**"]
      roles:
        Views: { suffix: [Pane, Panel] }
      allow:
        - { from: ViewModels, to: Data, reason: "the cache" }
      modules:
        network: [OurHTTP, TheirHTTP]
      rules: { unlayered: off, empty-layer: off }
      """
    )
    #expect(
      try findings(in: folder.path) == [
        .init(rule: "empty-rule", file: "qatlam.yml", line: 2, target: "Old/**"),
        .init(rule: "empty-rule", file: "qatlam.yml", line: 4, target: "Panel"),
        .init(rule: "empty-rule", file: "qatlam.yml", line: 6, target: "ViewModels → Data"),
        .init(rule: "empty-rule", file: "qatlam.yml", line: 8, target: "TheirHTTP"),
      ]
    )
    #expect(try findings(in: folder.path("Domain")) == [])
  }

  @Test func `is no debt`() throws {
    let folder = try ScratchFolder()
    try writeApp(in: folder)
    try folder.write("qatlam.yml", "version: 1\nstyle: clean\nmodules: { network: [Gone] }\n")
    let frozen = try Qatlam()(["baseline"], in: folder.path, environment: ["CI": ""])
    #expect(frozen.status == 0)
    #expect(folder.text("qatlam-baseline.json")?.contains("empty-rule") == false)
  }
}
