import Foundation
import QatlamTestSupport
import Testing

@Suite("Bad input")
struct BadInputTests {
  private static let entity = "struct Order {\n  let id: Int\n}\n"
  /// An entity that names a view model: one finding, at line 2.
  private static let broken = "struct Cart {\n  var screen: OrdersViewModel?\n}\n"
  private static let viewModel = "@MainActor final class OrdersViewModel {}\n"

  // MARK: - Nothing to judge

  @Test func `an empty folder is a failure that says what is missing`() throws {
    let folder = try ScratchFolder()
    let run = try Qatlam()("check", folder.path, "--style", "clean")
    #expect(
      run
        == failure("there is no Swift file in '\(folder.path)': name the folder that holds the app")
    )
  }

  @Test func `a folder without Swift files is one too`() throws {
    let folder = try ScratchFolder()
    try folder.write("README.md", "# Orders\n")
    try folder.write("Domain/notes.txt", "none\n")
    let run = try Qatlam()("check", folder.path, "--style", "clean", "--format", "json")
    #expect(
      run
        == failure("there is no Swift file in '\(folder.path)': name the folder that holds the app")
    )
  }

  @Test func `so is a path that does not exist`() throws {
    let run = try Qatlam()("check", "no/such\n\u{1B}[31mfolder", "--style", "clean")
    #expect(run == failure("there is no file or folder 'no/such\\n\\u{1B}[31mfolder'"))
  }

  @Test func `so is a tree of which not one file can be read`() throws {
    let folder = try ScratchFolder()
    try folder.link("Only.swift", to: "nowhere")
    let run = try Qatlam()("check", folder.path, "--style", "clean", "--format", "json")
    #expect(run.status == 3)
    #expect(run.errors == "qatlam: error: no file could be read, so nothing was judged\n")
    #expect(
      try CheckedReport(run).coverage.skipped
        == [.init(file: "Only.swift", line: 0, reason: "link that leads nowhere")]
    )
  }

  // MARK: - The rest is judged

  @Test
  func `a file that is no regular file is left out with the reason, and nothing else is lost`()
    throws
  {
    let folder = try ScratchFolder()
    try writeBrokenApp(in: folder)
    try folder.link("Domain/Gone.swift", to: "nowhere")
    try folder.folder("Domain/Folder.swift")
    try folder.write("Domain/Folder.swift/Inside.swift", Self.entity)
    #expect(unsafe mkfifo(folder.path("Domain/Pipe.swift"), 0o600) == 0)
    let report = try check(folder)
    #expect(
      report.coverage.skipped == [
        .init(file: "Domain/Gone.swift", line: 0, reason: "link that leads nowhere"),
        .init(file: "Domain/Pipe.swift", line: 0, reason: "not a regular file"),
      ]
    )
    #expect(report.coverage.files == 3)
    #expect(report.findings == [Self.finding()])
  }

  @Test(.enabled(if: geteuid() != 0, "permissions mean nothing to root"))
  func `a file or folder without permission is left out with the reason`() throws {
    let folder = try ScratchFolder()
    try writeBrokenApp(in: folder)
    try folder.write("Domain/Secret.swift", Self.entity)
    try folder.write("Closed/A.swift", Self.entity)
    unsafe chmod(folder.path("Domain/Secret.swift"), 0)
    unsafe chmod(folder.path("Closed"), 0)
    defer { unsafe chmod(folder.path("Closed"), 0o700) }
    let report = try check(folder)
    #expect(
      report.coverage.skipped == [
        .init(file: "Closed", line: 0, reason: "permission denied"),
        .init(file: "Domain/Secret.swift", line: 0, reason: "permission denied"),
      ]
    )
    #expect(report.findings == [Self.finding()])
  }

  @Test func `links that run in circles and folders reached twice change nothing`() throws {
    let folder = try ScratchFolder()
    try writeBrokenApp(in: folder)
    let plain = try Qatlam()("check", folder.path, "--style", "clean", "--format", "json")
    try folder.link("Domain/Entities/self", to: ".")
    try folder.link("Domain/Entities/up", to: "../..")
    try folder.link("Again", to: "Domain")
    try folder.link("a", to: "b")
    try folder.link("b", to: "a")
    let linked = try Qatlam()("check", folder.path, "--style", "clean", "--format", "json")
    #expect(linked == plain)
    #expect(try CheckedReport(linked).findings == [Self.finding()])
  }

  @Test func `a file of 20 megabytes is read to its last line`() throws {
    let folder = try ScratchFolder()
    let line = "/// Nothing here, only many words that fill the file until it is large enough.\n"
    let count = 20_000_000 / line.utf8.count + 1
    let text = String(repeating: line, count: count) + Self.broken
    try folder.write("Domain/Entities/Cart.swift", text)
    try folder.write("Presentation/ViewModels/OrdersViewModel.swift", Self.viewModel)
    let report = try check(folder)
    #expect(report.findings == [Self.finding(line: count + 2)])
    #expect(report.coverage.partial == [])
  }

  @Test func `a binary named like source is left out or named, and nothing else is lost`() throws {
    let folder = try ScratchFolder()
    try writeBrokenApp(in: folder)
    var bytes: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1, 0]
    for index in 0..<4096 { bytes.append(UInt8(truncatingIfNeeded: index &* 97)) }
    try folder.write("Domain/Entities/Program.swift", bytes)
    let report = try check(folder)
    let named = (report.coverage.skipped + report.coverage.partial).map(\.file)
    #expect(Set(named) == ["Domain/Entities/Program.swift"])
    #expect(report.findings == [Self.finding()])
  }

  @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian])
  func `a file in UTF-16 is left out, and the reason says so`(encoding: String.Encoding) throws {
    let folder = try ScratchFolder()
    try writeBrokenApp(in: folder)
    let text = try #require(("\u{FEFF}" + Self.entity).data(using: encoding))
    try folder.write("Domain/Entities/Wide.swift", Array(text))
    let report = try check(folder)
    #expect(report.coverage.skipped.map(\.file) == ["Domain/Entities/Wide.swift"])
    #expect(report.coverage.skipped.allSatisfy { $0.reason.contains("UTF-16") })
    #expect(report.findings == [Self.finding()])
  }

  @Test(arguments: [
    "with space", "line\nbreak", "tab\tand\rreturn", "🧅", "esc\u{1B}[2J", "quote\"'", "back\\slash",
    "-dash", "ʻoʻ",
  ])
  func `a finding is told whatever its file is called`(name: String) throws {
    let folder = try ScratchFolder()
    try folder.write("Domain/Entities/\(name)/\(name).swift", Self.broken)
    try folder.write("Presentation/ViewModels/OrdersViewModel.swift", Self.viewModel)
    let report = try check(folder)
    #expect(report.findings == [Self.finding(in: "Domain/Entities/\(name)/\(name).swift")])

    let text = try Qatlam()("check", folder.path, "--style", "clean").output
    #expect(
      text.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control }
    )
    #expect(text.split(separator: "\n").first?.hasPrefix("Domain/Entities/") == true)
    #expect(text.split(separator: "\n").first?.hasSuffix("[dependency]") == true)
  }

  @Test func `a name that is no UTF-8 is repaired to be shown, and its file is read`() throws {
    let folder = try ScratchFolder()
    try folder.write("Domain/Entities/Cart.swift", Self.broken)
    try folder.write("Presentation/ViewModels/OrdersViewModel.swift", Self.viewModel)
    let old = Array(folder.path("Domain/Entities/Cart.swift").utf8CString)
    let new = Array(folder.path("Domain/Entities/Ca").utf8CString).dropLast()
    let moved = unsafe rename(old, Array(new) + [CChar(bitPattern: 0xFF)] + ".swift".utf8CString)
    // Some file systems refuse such names; then there is nothing to show.
    guard moved == 0 else { return }
    let report = try check(folder)
    #expect(report.findings == [Self.finding(in: "Domain/Entities/Ca\u{FFFD}.swift")])
  }

  // MARK: - Arguments and reports

  @Test func `arguments that make no sense end with status 2 and say what to write`() throws {
    let qatlam = try Qatlam()
    #expect(
      try qatlam("check", "--styl", "clean")
        == misuse("unknown option '--styl': did you mean '--style'?")
    )
    #expect(
      try qatlam("check", "/", "--style", "clean", "--exclude", "[a]").status == 2
    )
    #expect(try qatlam().status == 2)
  }

  @Test func `reports for files are written whole, or not one of them`() throws {
    let folder = try ScratchFolder()
    let reports = try ScratchFolder()
    try writeBrokenApp(in: folder)
    let good = reports.path("report.json")
    let bad = reports.path("missing/report.txt")
    let qatlam = try Qatlam()
    let failed = try qatlam(
      "check",
      folder.path,
      "--style",
      "clean",
      "--format",
      "json=\(good)",
      "--format",
      "text=\(bad)"
    )
    #expect(failed == failure("cannot write '\(bad)': no such file or directory"))
    #expect(try reports.names() == [])

    let written = try qatlam(
      "check",
      folder.path,
      "--style",
      "clean",
      "--format",
      "json=\(good)",
      "--format",
      "text"
    )
    let printed = try qatlam("check", folder.path, "--style", "clean")
    let json = try qatlam("check", folder.path, "--style", "clean", "--format", "json")
    #expect(written == printed)
    #expect(reports.text("report.json") == json.output)
  }

  @Test func `two runs are byte-identical`() throws {
    let folder = try ScratchFolder()
    try writeBrokenApp(in: folder)
    for number in 0..<40 {
      try folder.write("Domain/Entities/E\(number).swift", "struct E\(number) { var e: Cart? }\n")
    }
    let qatlam = try Qatlam()
    let commands = [
      ["check", folder.path, "--style", "clean", "--format", "json"],
      ["dump", "facts", folder.path],
      ["dump", "references", folder.path],
    ]
    for command in commands {
      let first = try qatlam(command)
      #expect(try qatlam(command) == first)
      #expect(!first.output.isEmpty)
    }
  }

  @Test func `colour is for those who ask, never for files and pipes`() throws {
    let folder = try ScratchFolder()
    try writeBrokenApp(in: folder)
    let qatlam = try Qatlam()
    let plain = try qatlam("check", folder.path, "--style", "clean")
    #expect(!plain.output.contains("\u{1B}"))
    let asked = try qatlam("check", folder.path, "--style", "clean", "--color", "always")
    #expect(asked.output.contains("\u{1B}[31m"))
  }

  // MARK: -

  private func writeBrokenApp(in folder: borrowing ScratchFolder) throws {
    try folder.write("Domain/Entities/Cart.swift", Self.broken)
    try folder.write("Presentation/ViewModels/OrdersViewModel.swift", Self.viewModel)
  }

  private func check(_ folder: borrowing ScratchFolder) throws -> CheckedReport {
    let run = try Qatlam()("check", folder.path, "--style", "clean", "--format", "json")
    #expect(run.errors == "")
    #expect(run.status == 1)
    return try CheckedReport(run)
  }

  private static func finding(
    in file: String = "Domain/Entities/Cart.swift",
    line: Int = 2
  ) -> CheckedReport.Found {
    .init(rule: "dependency", file: file, line: line, target: "OrdersViewModel")
  }

  private func failure(_ sentence: String) -> Qatlam.Outcome {
    Qatlam.Outcome(status: 3, output: "", errors: "qatlam: error: \(sentence)\n")
  }

  private func misuse(_ sentence: String) -> Qatlam.Outcome {
    Qatlam.Outcome(status: 2, output: "", errors: "qatlam: error: \(sentence)\n")
  }
}
