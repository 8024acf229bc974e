import Foundation
import QatlamTestSupport
import Testing

@Suite("--changed-since")
struct ChangedSinceTests {
  @Test func `reports what touches a changed file, at either end`() throws {
    let folder = try ScratchFolder()
    try folder.write("Domain/Entities/Old.swift", "struct Old { var client: Client? }\n")
    try folder.write("Domain/Entities/Same.swift", "struct Same { var store: Store? }\n")
    try folder.write("Data/API/Client.swift", "struct Client {}\n")
    try folder.write("Data/API/Store.swift", "struct Store {}\n")
    try git("init", "-q", in: folder.path)
    try git("add", ".", in: folder.path)
    try git(
      "-c",
      "user.name=a",
      "-c",
      "user.email=a@example.com",
      "commit",
      "-qm",
      "first",
      in: folder.path
    )
    #expect(try files(since: "HEAD", in: folder.path) == [])
    try folder.write("Data/API/Client.swift", "struct Client { let id = 1 }\n")
    #expect(try files(since: "HEAD", in: folder.path) == ["Domain/Entities/Old.swift"])
    try folder.write("Domain/Entities/New.swift", "struct New { var store: Store? }\n")
    #expect(
      try files(since: "HEAD", in: folder.path)
        == ["Domain/Entities/New.swift", "Domain/Entities/Old.swift"]
    )
  }

  @Test(arguments: ["no-such-branch", "--output=/tmp/x"])
  func `refuses what is no commit`(reference: String) throws {
    let folder = try ScratchFolder()
    try folder.write("Domain/Entities/A.swift")
    try git("init", "-q", in: folder.path)
    let run = try Qatlam()(
      "check",
      folder.path,
      "--style",
      "clean",
      "--changed-since=\(reference)"
    )
    #expect(run.status == 2)
    #expect(
      run.errors == "qatlam: error: Git cannot tell what changed since '\(reference)': name a"
        + " commit of the repository that holds the project\n"
    )
  }

  private func files(since reference: String, in path: String) throws -> [String] {
    let run = try Qatlam()(
      "check",
      path,
      "--style",
      "clean",
      "--rules",
      "dependency",
      "--format",
      "json",
      "--changed-since",
      reference
    )
    #expect(run.errors == "")
    return try CheckedReport(run).findings.map(\.file)
  }

  private func git(_ arguments: String..., in folder: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + arguments
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
