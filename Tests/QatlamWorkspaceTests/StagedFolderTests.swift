import QatlamTestSupport
import QatlamWorkspace
import Testing

@Suite("A staged folder")
struct StagedFolderTests {
  private static let killed = WriteFailure(path: "", reason: "killed")

  private static let tree = [
    TreeFile(path: "Package.swift", bytes: Array("package".utf8)),
    TreeFile(path: "Sources/App/Main.swift", bytes: Array("main".utf8)),
  ]

  @Test func `appears with all its files, and leaves nothing else`() throws {
    let folder = try ScratchFolder()
    try StagedFolder(Self.tree, at: folder.path("App")).commit()
    #expect(try folder.names() == ["App"])
    #expect(folder.text("App/Package.swift") == "package")
    #expect(folder.text("App/Sources/App/Main.swift") == "main")
  }

  @Test func `that is killed before any step is not there, or is whole; the next one clears up`()
    throws
  {
    var steps = 0
    let counted = try ScratchFolder()
    try StagedFolder(Self.tree, at: counted.path("App")) { step in steps = step }.commit()
    for last in 0...steps {
      let folder = try ScratchFolder()
      #expect(throws: Self.killed) {
        try StagedFolder(Self.tree, at: folder.path("App")) { step throws(WriteFailure) in
          if step == last { throw Self.killed }
        }
        .commit()
      }
      let isThere = try folder.names().contains("App")
      // Then only the mark and the empty stage are left to be cleared.
      #expect(isThere == (last > steps - 2), "killed before step \(last)")
      #expect(folder.text("App/Sources/App/Main.swift") == (isThere ? "main" : nil))
      try StagedFolder(Self.tree, at: folder.path("Other")).commit()
      #expect(try folder.names() == (isThere ? ["App", "Other"] : ["Other"]))
    }
  }

  @Test func `appears with the folders that are to hold it, in one step`() throws {
    var steps = 0
    let counted = try ScratchFolder()
    try StagedFolder(Self.tree, at: counted.path("Apps/iOS/App")) { step in steps = step }.commit()
    #expect(counted.text("Apps/iOS/App/Sources/App/Main.swift") == "main")
    for last in 0...steps {
      let folder = try ScratchFolder()
      #expect(throws: Self.killed) {
        try StagedFolder(Self.tree, at: folder.path("Apps/iOS/App")) { step throws(WriteFailure) in
          if step == last { throw Self.killed }
        }
        .commit()
      }
      let isWhole = folder.text("Apps/iOS/App/Sources/App/Main.swift") == "main"
      #expect(isWhole == (last > steps - 2), "killed before step \(last)")
      let isUnmarked = last == 0 || last == steps
      #expect(StagedTree.recover(around: folder.path) == (isUnmarked ? [] : [folder.path]))
      #expect(try folder.names() == (isWhole ? ["Apps"] : []))
    }
  }

  @Test func `is written in a folder of choice before it appears`() throws {
    let folder = try ScratchFolder()
    try folder.folder("Sources/Scenes")
    #expect(throws: Self.killed) {
      try StagedFolder(Self.tree, at: folder.path("Sources/Scenes/App"), in: folder.path) {
        step throws(WriteFailure) in
        if step == 3 { throw Self.killed }
      }
      .commit()
    }
    #expect(try folder.names().count == 2)
    try StagedFolder(Self.tree, at: folder.path("Sources/Scenes/App"), in: folder.path).commit()
    #expect(try folder.names() == ["Sources"])
    #expect(folder.text("Sources/Scenes/App/Package.swift") == "package")
  }

  @Test func `never takes the place of something`() throws {
    let folder = try ScratchFolder()
    try folder.write("App/mine.txt", "mine")
    let place = folder.path("App")
    #expect(throws: WriteFailure(path: place, reason: "it exists")) {
      try StagedFolder(Self.tree, at: place).commit()
    }
    #expect(try folder.names() == ["App"])
    #expect(folder.text("App/mine.txt") == "mine")
  }
}
