import QatlamTestSupport
import QatlamWorkspace
import Testing

@Suite("Staged files")
struct StagedFilesTests {
  @Test func `appear when they are committed`() throws {
    let folder = try ScratchFolder()
    try folder.write("a.json", "old")
    var files = StagedFiles()
    try files.stage(Array("new".utf8), for: folder.path("a.json"))
    try files.stage([], for: folder.path("b.json"))
    try files.commit()
    #expect(try folder.names() == ["a.json", "b.json"])
    #expect([folder.text("a.json"), folder.text("b.json")] == ["new", ""])
  }

  @Test func `leave everything as it was where they are not`() throws {
    let folder = try ScratchFolder()
    try folder.write("a.json", "old")
    do {
      var files = StagedFiles()
      try files.stage(Array("new".utf8), for: folder.path("a.json"))
    }
    #expect(try folder.names() == ["a.json"])
    #expect(folder.text("a.json") == "old")
  }

  @Test func `do not appear at all where one of them cannot`() throws {
    let folder = try ScratchFolder()
    let missing = folder.path("missing/b.json")
    #expect(throws: WriteFailure(path: missing, reason: "no such file or directory")) {
      var files = StagedFiles()
      try files.stage(Array("new".utf8), for: folder.path("a.json"))
      try files.stage(Array("new".utf8), for: missing)
      try files.commit()
    }
    #expect(try folder.names() == [])
  }

  @Test func `never take a folder's place`() throws {
    let folder = try ScratchFolder()
    try folder.folder("out")
    let path = folder.path("out")
    #expect(throws: WriteFailure(path: path, reason: "not a regular file")) {
      var files = StagedFiles()
      try files.stage([], for: path)
    }
    #expect(try folder.names() == ["out"])
  }
}
