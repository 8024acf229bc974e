import Foundation
import QatlamTestSupport
import Testing

@Suite("A baseline")
struct BaselineTests {
  private let cart = "struct Cart {\n  func open() { let it: Shown? = nil; _ = it }\n}\n"

  private func writeApp(in folder: borrowing ScratchFolder) throws {
    try folder.write("Domain/Entities/Cart.swift", cart)
    try folder.write("Data/API/Client.swift", "import UIKit\nstruct Client {}\n")
    try folder.write("Presentation/Views/Shown.swift", "struct Shown {}\n")
  }

  @Test func `holds what is broken, sorted, without lines or absolute paths`() throws {
    let folder = try ScratchFolder()
    try writeApp(in: folder)
    let run = try freeze(folder.path)
    #expect(run.status == 0)
    #expect(
      folder.text("qatlam-baseline.json") == """
        {
          "breaks":[
            {"file":"Data/API/Client.swift","rule":"import","source":"Client.swift","target":"UIKit"},
            {"file":"Domain/Entities/Cart.swift","rule":"dependency","source":"Cart.open","target":"Shown"}
          ],
          "version":1
        }

        """
    )
    #expect(
      run.output == """
        qatlam-baseline.json: 2 known breaks, 2 added, 0 removed
          read by: --baseline FILE, or 'baseline: FILE' in qatlam.yml

        """
    )
  }

  @Test func `lets only what is new count, and tells the debt`() throws {
    let folder = try ScratchFolder()
    try writeApp(in: folder)
    try folder.write("qatlam.yml", "version: 1\nbaseline: qatlam-baseline.json\n")
    #expect(try freeze(folder.path).status == 0)
    let green = try check(folder.path)
    #expect(green.status == 0)
    #expect(
      green.output.contains("  baseline: 2 known breaks in qatlam-baseline.json, none gone\n")
    )
    try folder.write("Domain/Entities/New.swift", "struct New { var shown: Shown? }\n")
    let red = try check(folder.path)
    #expect(red.status == 1)
    #expect(red.output.contains("Domain/Entities/New.swift:1:25: error:"))
    #expect(!red.output.contains("Cart.swift"))
  }

  @Test func `survives moved lines, renamed variables and another checkout`() throws {
    let folder = try ScratchFolder()
    let other = try ScratchFolder()
    try writeApp(in: folder)
    #expect(try freeze(folder.path).status == 0)
    try other.write("Data/API/Client.swift", "\n\nimport UIKit\nstruct Client {}\n")
    try other.write("Presentation/Views/Shown.swift", "struct Shown {}\n")
    try other.write(
      "Domain/Entities/Cart.swift",
      "\n// Moved.\nstruct Cart {\n  func open() { let renamed: Shown? = nil; _ = renamed }\n}\n"
    )
    let written = folder.text("qatlam-baseline.json")
    try other.write("b.json", try #require(written))
    let run = try check(other.path, "--baseline", other.path("b.json"))
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("clean:"))
  }

  @Test func `tells of lines that nothing matches, and is pruned of them`() throws {
    let folder = try ScratchFolder()
    try writeApp(in: folder)
    try folder.write("qatlam.yml", "version: 1\nbaseline: qatlam-baseline.json\n")
    #expect(try freeze(folder.path).status == 0)
    try folder.write("Data/API/Client.swift", "struct Client {}\n")
    try folder.write("Domain/Entities/New.swift", "struct New { var shown: Shown? }\n")
    let stale = try check(folder.path)
    #expect(
      stale.output.contains(
        "qatlam-baseline.json:3:1: warning: the baseline names a break that is gone: import in"
          + " Data/API/Client.swift, 'Client.swift' → 'UIKit' [stale-baseline]"
      )
    )
    #expect(stale.output.contains("1 known break in qatlam-baseline.json, 1 fewer than recorded"))
    let pruned = try freeze(folder.path, "--prune")
    #expect(pruned.output == "qatlam-baseline.json: 1 known break, 0 added, 1 removed\n")
    #expect(try check(folder.path).output.contains("New.swift"))
    let updated = try freeze(folder.path, "--update")
    #expect(updated.output == "qatlam-baseline.json: 2 known breaks, 1 added, 0 removed\n")
    #expect(try check(folder.path).status == 0)
  }

  @Test func `is not overwritten, pruned into being, or written in CI`() throws {
    let folder = try ScratchFolder()
    try writeApp(in: folder)
    #expect(try freeze(folder.path, "--prune").status == 3)
    #expect(try freeze(folder.path, "--prune", "--update").status == 2)
    #expect(try freeze(folder.path).status == 0)
    let again = try freeze(folder.path)
    #expect(again.status == 2)
    #expect(again.errors.contains("there is a baseline 'qatlam-baseline.json' already"))
    let qatlam = try Qatlam()
    let before = folder.text("qatlam-baseline.json")
    try folder.write("Data/API/Client.swift", "struct Client {}\n")
    let machine = try qatlam(
      ["baseline", folder.path, "--style", "clean", "--update"],
      environment: ["CI": "true"]
    )
    #expect(machine.status == 2)
    #expect(folder.text("qatlam-baseline.json") == before)
  }

  @Test func `of an app inside a project is its own, checked alone or with the others`() throws {
    let folder = try ScratchFolder()
    for app in ["One", "Two"] {
      try folder.write("\(app)/Package.swift", "// swift-tools-version: 6.2\n")
      try folder.write("\(app)/App/Main.swift", "@main enum Main {}\n")
      try folder.write("\(app)/Domain/Entities/Cart.swift", cart)
      try folder.write("\(app)/Presentation/Views/Shown.swift", "struct Shown {}\n")
    }
    let settings = "version: 1\nstyle: clean\nbaseline: own.json\n"
    try folder.write("One/qatlam.yml", settings)
    #expect(try freeze(folder.path("One")).status == 0)
    let alone = try Qatlam()("check", folder.path("One")).output
    #expect(alone.contains("  baseline: 1 known break in own.json, none gone\n"))
    let together = try check(folder.path)
    #expect(together.output.contains("Two/Domain/Entities/Cart.swift:2:"))
    #expect(!together.output.contains("One/Domain"))
    #expect(together.output.contains("  baseline: 1 known break in One/own.json, none gone\n"))
    // The whole's own baseline leaves them what is theirs.
    #expect(try freeze(folder.path, "--baseline", folder.path("all.json")).status == 0)
    #expect(folder.text("all.json")?.contains("One/") == false)
    let green = try check(folder.path, "--baseline", folder.path("all.json"), "--rules", "default")
    #expect(green.output.contains("One/Domain/Entities/Cart.swift"))
    try folder.write("qatlam.yml", "version: 1\nbaseline: all.json\n")
    #expect(try check(folder.path).status == 0)
    try folder.write("One/Domain/Entities/Cart.swift", "struct Cart {}\n")
    #expect(try check(folder.path).output.contains("One/own.json:3:1: warning: the baseline names"))
  }

  @Test func `is whole after two runs at once`() async throws {
    let folder = try ScratchFolder()
    try writeApp(in: folder)
    let path = folder.path
    let runs = try await withThrowingTaskGroup(of: Int32.self) { group in
      for _ in 0..<4 { group.addTask { try self.freeze(path, "--update").status } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(runs == [0, 0, 0, 0])
    #expect(try folder.names().filter { $0.contains("qatlam") } == ["qatlam-baseline.json"])
    #expect(try check(path, "--baseline", folder.path("qatlam-baseline.json")).status == 0)
  }

  @Test func `is the old one or the new one after kill -9, at whatever moment`() throws {
    let folder = try ScratchFolder()
    try writeApp(in: folder)
    let name = "qatlam-baseline.json"
    #expect(try freeze(folder.path).status == 0)
    let held = folder.text(name)
    let old = try #require(held)
    // So many breaks take a while to write.
    for number in 0..<60 {
      try folder.write(
        "Domain/Entities/New\(number).swift",
        (0..<40).map { "struct New\(number)x\($0) { var shown: Shown? }\n" }.joined()
      )
    }
    let other = folder.path("new.json")
    #expect(try freeze(folder.path, "--baseline", other).status == 0)
    let frozen = folder.text("new.json")
    let new = try #require(frozen)
    #expect(new.utf8.count > 100 * old.utf8.count)
    var ends: Set<String> = []
    for round in 0..<12 {
      try folder.write(name, old)
      let process = try Qatlam().start(["baseline", folder.path, "--style", "clean", "--update"])
      // Every third is killed as soon as something stands beside the file, the others a little sooner or later.
      var polls = 0
      while process.isRunning {
        polls += 1
        let isWriting = try folder.names().contains { $0.hasPrefix("\(name).qatlam-") }
        if isWriting || round % 3 == 1 && polls > round * 40 { break }
      }
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
      process.waitUntilExit()
      let left = folder.text(name)
      let text = try #require(left)
      #expect(text == old || text == new)
      ends.insert(text == old ? "old" : "new")
    }
    #expect(ends.contains("old"))
    // What was left behind is in nobody's way.
    #expect(try freeze(folder.path, "--update").status == 0)
    #expect(folder.text(name) == new)
  }

  @Test func `keeps what was not asked about`() throws {
    let folder = try ScratchFolder()
    try writeApp(in: folder)
    try folder.write("qatlam.yml", "version: 1\nbaseline: qatlam-baseline.json\n")
    try folder.folder(".git")
    #expect(try freeze(folder.path).status == 0)
    try folder.write("Domain/Entities/Cart.swift", "struct Cart {}\n")
    let run = try freeze(folder.path("Domain"), "--update")
    #expect(run.output == "qatlam-baseline.json: 1 known break, 0 added, 1 removed\n")
  }

  @Test(arguments: [
    ("", "b.json:1:1: error: 'version' is missing in 'the file': begin with 'version: 1'\n"),
    ("{\"version\":2,\"breaks\":[]}", "b.json:1:12: error: version '2' is not known"),
    ("{\"version\":1}", "b.json:1:1: error: 'breaks' is missing in 'the file'\n"),
    ("{\"version\":1,\"breaks\":[{}]}", "b.json:1:24: error: 'file' is missing in 'breaks'\n"),
    ("{\"version\":1,\"breaks\":[}", "b.json:1:24: error: this is no YAML:"),
  ])
  func `that is mistaken is refused with the place`(text: String, message: String) throws {
    let folder = try ScratchFolder()
    try writeApp(in: folder)
    try folder.write("b.json", text)
    let run = try Qatlam()(
      "check",
      ".",
      "--style",
      "clean",
      "--baseline",
      "b.json",
      in: folder.path
    )
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix(message), "\(run.errors)")
  }

  @Test func `that is named must exist`() throws {
    let folder = try ScratchFolder()
    try writeApp(in: folder)
    try folder.write("qatlam.yml", "version: 1\nbaseline: gone.json\n")
    let run = try Qatlam()("check", ".", in: folder.path)
    #expect(run.status == 2)
    #expect(
      run.errors == "qatlam.yml:2:11: error: there is no file 'gone.json', which 'baseline' names:"
        + " write it with 'qatlam baseline'\n"
    )
  }

  private func freeze(_ path: String, _ more: String...) throws -> Qatlam.Outcome {
    try Qatlam()(["baseline", path, "--style", "clean"] + more, environment: ["CI": ""])
  }

  private func check(_ path: String, _ more: String...) throws -> Qatlam.Outcome {
    try Qatlam()(["check", path, "--style", "clean"] + more)
  }
}
