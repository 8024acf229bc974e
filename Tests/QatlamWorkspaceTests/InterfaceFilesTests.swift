import QatlamTestSupport
import QatlamUseCases
import QatlamWorkspace
import Testing

@Suite("Interface files")
struct InterfaceFilesTests {
  @Test func `are named beside the Swift files, sorted, at every depth`() async throws {
    let folder = try ScratchFolder()
    for name in ["A.swift", "b/Cell.xib", "Base.lproj/Main.storyboard", "note.md"] {
      try folder.write(name)
    }
    let listing = try await SourceTree().listing(of: folder.path, excluding: [])
    #expect(listing.files.map(\.path) == ["A.swift"])
    #expect(listing.resources == ["Base.lproj/Main.storyboard", "b/Cell.xib"])
    #expect(listing.skipped == [])
  }

  @Test func `are left out with the folders and patterns that leave source out`() async throws {
    let folder = try ScratchFolder()
    for name in ["A.swift", "Pods/Kit/Cell.xib", "Old/Cell.xib"] { try folder.write(name) }
    let listing = try await SourceTree().listing(of: folder.path, excluding: ["Old/**"])
    #expect(listing.resources == [])
  }

  @Test func `make no tree of sources by themselves`() async throws {
    let folder = try ScratchFolder()
    try folder.write("Cell.xib")
    await #expect(throws: SourceFailure.noSwiftFiles(path: folder.path)) {
      try await SourceTree().listing(of: folder.path, excluding: [])
    }
  }
}
