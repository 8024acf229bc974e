import Foundation
import QatlamTestSupport
import QatlamUseCases
import Testing

@testable import QatlamWorkspace

@Suite("What Git tracks")
struct GitIndexTests {
  private func git(_ arguments: String..., in folder: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(arguments)")
  }

  private func read(_ path: String) async throws -> [String] {
    try await SourceTree().listing(of: path, excluding: []).files.map(\.path)
  }

  @Test(arguments: ["2", "4"])
  func `is read though it is ignored, in each form of the index`(version: String) async throws {
    let folder = try ScratchFolder()
    try git("init", "-q", in: folder.path)
    try folder.write(".gitignore", "Gen/\n*.gen.swift\nDeep/**\n")
    for path in [
      "A.swift", "Gen/Kept.swift", "Gen/Sub/Kept.swift", "Gen/New.swift", "Gen/Other/New.swift",
      "a.gen.swift", "b.gen.swift", "Deep/x/Kept.swift", "Deep/x/New.swift",
    ] {
      try folder.write(path)
    }
    #expect(try await read(folder.path) == ["A.swift"])
    try git(
      "add",
      "-f",
      "A.swift",
      "Gen/Kept.swift",
      "Gen/Sub/Kept.swift",
      "a.gen.swift",
      "Deep/x/Kept.swift",
      in: folder.path
    )
    try git("update-index", "--index-version", version, in: folder.path)
    #expect(
      try await read(folder.path) == [
        "A.swift", "Deep/x/Kept.swift", "Gen/Kept.swift", "Gen/Sub/Kept.swift", "a.gen.swift",
      ]
    )
    // Intent to add is written with longer entries, in version 3.
    try git("add", "-f", "-N", "b.gen.swift", in: folder.path)
    #expect(try await read(folder.path).suffix(2) == ["a.gen.swift", "b.gen.swift"])
    // Who asks for an ignored folder wants what it holds.
    #expect(
      try await read(folder.path("Gen"))
        == ["Kept.swift", "New.swift", "Other/New.swift", "Sub/Kept.swift"]
    )
  }

  @Test func `is found from a worktree`() async throws {
    let folder = try ScratchFolder()
    try folder.folder("main")
    try git("init", "-q", in: folder.path("main"))
    try folder.write("main/.gitignore", "Gen/\n")
    try folder.write("main/Gen/A.swift")
    try git("add", "-f", ".", in: folder.path("main"))
    try git(
      "-c",
      "user.name=a",
      "-c",
      "user.email=a@b",
      "commit",
      "-q",
      "-m",
      "a",
      in: folder.path("main")
    )
    try git("worktree", "add", "-q", folder.path("other"), in: folder.path("main"))
    #expect(try await read(folder.path("other")) == ["Gen/A.swift"])
  }

  @Test func `of an index that is no index is unknown, and nothing else ends`() async throws {
    let folder = try ScratchFolder()
    try git("init", "-q", in: folder.path)
    try folder.write("Some Folder/A.swift")
    try git("add", ".", in: folder.path)
    let bytes = try [UInt8](Data(contentsOf: URL(filePath: folder.path(".git/index"))))
    #expect(GitIndex.paths(in: bytes) == [Array("Some Folder/A.swift".utf8)])
    for end in bytes.indices { _ = GitIndex.paths(in: Array(bytes[..<end])) }
    for place in bytes.indices {
      var changed = bytes
      changed[place] ^= 0xFF
      _ = GitIndex.paths(in: changed)
    }
    #expect(GitIndex.paths(in: []) == nil)
    #expect(GitIndex.paths(in: Array(bytes.prefix(40))) == nil)
    #expect(
      GitIndex.paths(in: Array("DIRC".utf8) + [0, 0, 0, 9] + [UInt8](repeating: 0, count: 80))
        == nil
    )
    try folder.write(".gitignore", "Some Folder/\n")
    try folder.write(".git/index", "nonsense")
    try folder.write("B.swift")
    #expect(try await read(folder.path) == ["B.swift"])
  }
}
