import QatlamTestSupport
import QatlamUseCases
import QatlamWorkspace
import Testing

@Suite("Interface files")
struct InterfaceFilesTests {
  @Test func `are named beside the Swift files, sorted, at every depth`() throws {
    let folder = try ScratchFolder()
    for name in ["A.swift", "b/Cell.xib", "Base.lproj/Main.storyboard", "note.md"] {
      try folder.write(name)
    }
    let listing = try SourceTree().listing(of: folder.path, excluding: [])
    #expect(listing.files.map(\.path) == ["A.swift"])
    #expect(listing.resources == ["Base.lproj/Main.storyboard", "b/Cell.xib"])
    #expect(listing.skipped == [])
  }

  @Test func `are left out with the folders and patterns that leave source out`() throws {
    let folder = try ScratchFolder()
    for name in ["A.swift", "Pods/Kit/Cell.xib", "Old/Cell.xib"] { try folder.write(name) }
    let listing = try SourceTree().listing(of: folder.path, excluding: ["Old/**"])
    #expect(listing.resources == [])
  }

  @Test func `make no tree of sources by themselves`() throws {
    let folder = try ScratchFolder()
    try folder.write("Cell.xib")
    #expect(throws: SourceFailure.noSwiftFiles(path: folder.path)) {
      try SourceTree().listing(of: folder.path, excluding: [])
    }
  }
}
