import QatlamTestSupport
import QatlamWorkspace
import Testing

@Suite("A staged tree")
struct StagedTreeTests {
  /// Ends the writing as a kill would.
  private static let killed = WriteFailure(path: "", reason: "killed")

  private static let tree = [
    TreeFile(path: "Container.swift", bytes: Array("new".utf8), previous: Array("old".utf8)),
    TreeFile(path: "Features/Home/Home.swift", bytes: Array("home".utf8)),
    TreeFile(path: "Features/Home/Parts/Part.swift", bytes: Array("part".utf8)),
    TreeFile(path: "Tests/HomeTests.swift", bytes: Array("tests".utf8)),
  ]

  private func app() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try folder.write("Container.swift", "old")
    try folder.folder("Tests")
    return folder
  }

  private func isUntouched(_ folder: borrowing ScratchFolder) throws -> Bool {
    try folder.names() == ["Container.swift", "Tests"] && folder.text("Container.swift") == "old"
      && folder.text("Tests/HomeTests.swift") == nil
  }

  private func isWhole(_ folder: borrowing ScratchFolder) throws -> Bool {
    try folder.names() == ["Container.swift", "Features", "Tests"]
      && Self.tree.allSatisfy { folder.text($0.path) == String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test func `appears with all its files and folders, and leaves nothing else`() throws {
    let folder = try app()
    try StagedTree(Self.tree, in: folder.path).commit()
    #expect(try isWhole(folder))
  }

  @Test func `that is killed before any step is taken back, or is whole`() throws {
    var steps = 0
    let counted = try app()
    try StagedTree(Self.tree, in: counted.path) { step in steps = step }.commit()
    var outcomes: [Bool] = []
    for last in 0...steps {
      let folder = try app()
      #expect(throws: Self.killed) {
        try StagedTree(Self.tree, in: folder.path) { step throws(WriteFailure) in
          if step == last { throw Self.killed }
        }
        .commit()
      }
      try StagedTree.recover(in: folder.path)
      let isUntouched = try isUntouched(folder)
      let isWhole = try isWhole(folder)
      #expect(isUntouched != isWhole, "killed before step \(last)")
      outcomes.append(isWhole)
    }
    // It stays whole from the step on which takes the list away; then the stage is cleared, file by file.
    let kept = try #require(outcomes.firstIndex(of: true))
    #expect(outcomes == outcomes.indices.map { $0 >= kept })
    #expect(outcomes.count - kept > 2 * Self.tree.count)
  }

  @Test func `that was killed leaves what a person has changed since`() throws {
    let folder = try app()
    #expect(throws: Self.killed) {
      try StagedTree(Self.tree, in: folder.path) { step throws(WriteFailure) in
        if step == 12 { throw Self.killed }
      }
      .commit()
    }
    #expect(folder.text("Features/Home/Home.swift") == "home")
    try folder.write("Features/Home/Home.swift", "mine")
    try StagedTree.recover(in: folder.path)
    #expect(folder.text("Features/Home/Home.swift") == "mine")
    #expect(folder.text("Container.swift") == "old")
  }

  @Test func `that was killed is taken back from wherever in the tree somebody looks`() throws {
    let folder = try app()
    #expect(throws: Self.killed) {
      try StagedTree(Self.tree, in: folder.path) { step throws(WriteFailure) in
        if step == 12 { throw Self.killed }
      }
      .commit()
    }
    #expect(StagedTree.recover(around: folder.path("Features/Home")) == [folder.path])
    #expect(try isUntouched(folder))
    #expect(StagedTree.recover(around: folder.path) == [])
  }

  @Test func `never takes the place of a file that appeared in the meantime`() throws {
    let folder = try app()
    try folder.write("Tests/HomeTests.swift", "theirs")
    let place = folder.path("Tests/HomeTests.swift")
    #expect(throws: WriteFailure(path: place, reason: "file exists")) {
      try StagedTree(Self.tree, in: folder.path).commit()
    }
    #expect(try folder.names() == ["Container.swift", "Tests"])
    #expect(folder.text("Tests/HomeTests.swift") == "theirs")
    #expect(folder.text("Container.swift") == "old")
  }

  @Test func `never overwrites what was changed in the meantime`() throws {
    let folder = try app()
    try folder.write("Container.swift", "theirs")
    let place = folder.path("Container.swift")
    #expect(throws: WriteFailure(path: place, reason: "it was changed in the meantime")) {
      try StagedTree(Self.tree, in: folder.path).commit()
    }
    #expect(try folder.names() == ["Container.swift", "Tests"])
    #expect(folder.text("Container.swift") == "theirs")
  }

  @Test func `that somebody else brings along is never carried out`() throws {
    let folder = try app()
    #expect(throws: Self.killed) {
      try StagedTree(Self.tree, in: folder.path) { step throws(WriteFailure) in
        if step == 12 { throw Self.killed }
      }
      .commit()
    }
    let names = try folder.names()
    let stage = try #require(names.first { $0.hasPrefix(".qatlam-new-") })
    // As a repository does that is checked out, or an archive that is unpacked: the same files in another folder.
    let other = try ScratchFolder()
    for name in ["moving", ".qatlam-stage", "0.copy", "0.old"] {
      let text = folder.text("\(stage)/\(name)")
      try other.write("\(stage)/\(name)", #require(text))
    }
    try other.write("Container.swift", "new")
    let recovered = try StagedTree.recover(in: other.path)
    #expect(!recovered)
    #expect(other.text("Container.swift") == "new")
    #expect(other.text("\(stage)/moving") != nil)
  }

  @Test(arguments: [[], [""], ["", "mine"]])
  func `that was killed before it was marked is cleared away, unless it holds more`(
    texts: [String]
  ) throws {
    let folder = try app()
    // The number of a process that does not run.
    let stage = ".qatlam-new-2147483646"
    try folder.folder(stage)
    for (name, text) in zip([".qatlam-stage", "mine"], texts) {
      try folder.write("\(stage)/\(name)", text)
    }
    try StagedTree.recover(in: folder.path)
    #expect(try folder.names().contains(stage) == texts.contains("mine"))
  }
}
