import QatlamDomain
import QatlamTestSupport
import QatlamUseCases
import QatlamWorkspace
import Testing

@Suite("A source tree")
struct SourceTreeTests {
  @Test func `lists Swift files at every depth, sorted bytewise`() async throws {
    let folder = try ScratchFolder()
    for name in ["b/Z.swift", "b.swift", "B/A.swift", "a/deep/er/Y.swift", "note.md"] {
      try folder.write(name)
    }
    #expect(
      try await listed(folder) == ["B/A.swift", "a/deep/er/Y.swift", "b.swift", "b/Z.swift"]
    )
  }

  @Test func `gives the root as the file system names it`() async throws {
    let folder = try ScratchFolder()
    try folder.write("Real/A.swift", "// nine\n")
    try folder.link("Link", to: "Real")
    #expect(
      try await SourceTree().listing(of: folder.path("Link/"), excluding: [])
        == SourceListing(
          root: folder.path("Real"),
          files: [SourceEntry(path: "A.swift")],
          skipped: []
        )
    )
  }

  @Test func `reads a file's bytes as they are`() async throws {
    let folder = try ScratchFolder()
    let bytes: [UInt8] = [0xEF, 0xBB, 0xBF, 0x00, 0xFF, 0x0D, 0x0A]
    try folder.write("A.swift", bytes)
    try folder.write("Empty.swift", [])
    let tree = SourceTree()
    let listing = try await tree.listing(of: folder.path, excluding: [])
    #expect(try listing.files.map { try tree.bytes(of: $0, in: listing) } == [bytes, []])
  }

  @Test func `a file that goes away between listing and reading is unreadable, not fatal`()
    async throws
  {
    let folder = try ScratchFolder()
    try folder.write("A.swift")
    let tree = SourceTree()
    let listing = try await tree.listing(of: folder.path, excluding: [])
    let gone = SourceEntry(path: "Gone.swift", size: 1)
    #expect(
      throws: SourceFailure.unreadable(path: "Gone.swift", reason: "no such file or directory")
    ) {
      try tree.bytes(of: gone, in: listing)
    }
  }

  // MARK: - What is left out

  @Test func `folders of builds and of other people's code are left out once, with the reason`()
    async throws
  {
    let folder = try ScratchFolder()
    try folder.write("App/A.swift")
    let foreign = [
      ".build", "Pods", "App/Carthage", "DerivedData", "SourcePackages", "node_modules", ".cache",
      "App/File.xctemplate",
    ]
    for name in foreign {
      try folder.write("\(name)/One.swift")
      try folder.write("\(name)/inner/Two.swift")
    }
    let listing = try await SourceTree().listing(of: folder.path, excluding: [])
    #expect(listing.files.map(\.path) == ["App/A.swift"])
    #expect(
      listing.skipped == [
        Coverage.Gap(file: ".build", line: 0, reason: "build folder"),
        Coverage.Gap(file: ".cache", line: 0, reason: "hidden folder"),
        Coverage.Gap(file: "App/Carthage", line: 0, reason: "vendored code"),
        Coverage.Gap(file: "App/File.xctemplate", line: 0, reason: "file template"),
        Coverage.Gap(file: "DerivedData", line: 0, reason: "build folder"),
        Coverage.Gap(file: "Pods", line: 0, reason: "vendored code"),
        Coverage.Gap(file: "SourcePackages", line: 0, reason: "vendored code"),
        Coverage.Gap(file: "node_modules", line: 0, reason: "vendored code"),
      ]
    )
  }

  @Test func `a folder named build is left out only where Xcode made it`() async throws {
    let folder = try ScratchFolder()
    try folder.write("App/build/Rules.swift")
    try folder.write("build/XCBuildData/x")
    try folder.write("build/Generated.swift")
    let listing = try await SourceTree().listing(of: folder.path, excluding: [])
    #expect(listing.files.map(\.path) == ["App/build/Rules.swift"])
    #expect(listing.skipped == [Coverage.Gap(file: "build", line: 0, reason: "build folder")])
  }

  @Test func `what a version control system keeps is not worth a word`() async throws {
    let folder = try ScratchFolder()
    try folder.write("A.swift")
    try folder.write(".git/hooks/x.swift")
    let listing = try await SourceTree().listing(of: folder.path, excluding: [])
    #expect(listing.files.map(\.path) == ["A.swift"])
    #expect(listing.skipped == [])
  }

  @Test func `excluded files and folders are named with the pattern`() async throws {
    let folder = try ScratchFolder()
    for name in ["A.swift", "Gen/B.swift", "Gen/deep/C.swift", "D+Gen.swift"] {
      try folder.write(name)
    }
    let listing = try await SourceTree().listing(
      of: folder.path,
      excluding: ["Gen/**", "*+Gen.swift"]
    )
    #expect(listing.files.map(\.path) == ["A.swift"])
    #expect(
      listing.skipped == [
        Coverage.Gap(file: "D+Gen.swift", line: 0, reason: "excluded by '*+Gen.swift'"),
        Coverage.Gap(file: "Gen", line: 0, reason: "excluded by 'Gen/**'"),
      ]
    )
  }

  @Test func `a hidden file is left out, with the reason`() async throws {
    let folder = try ScratchFolder()
    try folder.write("A.swift")
    try folder.write("._A.swift", [0, 5, 22, 7])
    let listing = try await SourceTree().listing(of: folder.path, excluding: [])
    #expect(listing.files.map(\.path) == ["A.swift"])
    #expect(listing.skipped == [Coverage.Gap(file: "._A.swift", line: 0, reason: "hidden file")])
  }

  // MARK: - Names

  @Test(arguments: [
    "with space.swift", "line\nbreak.swift", "🧅.swift", "esc\u{1B}[31m.swift", "quote\"'.swift",
    "-dash.swift", "ʻoʻ.swift",
  ])
  func `a file is found and read whatever its name`(name: String) async throws {
    let folder = try ScratchFolder()
    try folder.write("in \(name)/\(name)", "x")
    let tree = SourceTree()
    let listing = try await tree.listing(of: folder.path, excluding: [])
    #expect(listing.files == [SourceEntry(path: "in \(name)/\(name)")])
    #expect(try listing.files.map { try tree.bytes(of: $0, in: listing) } == [Array("x".utf8)])
  }

  @Test func `a single file is listed alone, relative to its folder`() async throws {
    let folder = try ScratchFolder()
    try folder.write("App/A.swift", "x")
    try folder.write("App/B.swift")
    #expect(
      try await SourceTree().listing(of: folder.path("App/A.swift"), excluding: [])
        == SourceListing(
          root: folder.path("App"),
          files: [SourceEntry(path: "A.swift", size: 1)],
          skipped: []
        )
    )
  }

  // MARK: - Nothing to read

  @Test func `a path that does not exist is not found`() async throws {
    let folder = try ScratchFolder()
    let path = folder.path("Nowhere")
    await #expect(throws: SourceFailure.notFound(path: path)) {
      try await SourceTree().listing(of: path, excluding: [])
    }
    await #expect(throws: SourceFailure.notFound(path: "")) {
      try await SourceTree().listing(of: "", excluding: [])
    }
  }

  @Test func `a folder without Swift files says so, and so does a file of another kind`()
    async throws
  {
    let folder = try ScratchFolder()
    let path = folder.path
    await #expect(throws: SourceFailure.noSwiftFiles(path: path)) {
      try await SourceTree().listing(of: path, excluding: [])
    }
    try folder.write("README.md", "# Hello\n")
    await #expect(throws: SourceFailure.noSwiftFiles(path: path)) {
      try await SourceTree().listing(of: path, excluding: [])
    }
    await #expect(throws: SourceFailure.noSwiftFiles(path: path + "/README.md")) {
      try await SourceTree().listing(of: path + "/README.md", excluding: [])
    }
  }

  @Test func `a wide tree, whose folders are entered side by side, is listed as any other`()
    async throws
  {
    let folder = try ScratchFolder()
    var expected: [String] = []
    for number in 10..<40 {
      // What a folder ignores counts for what it holds, and for nothing beside it.
      try folder.write("F\(number)/.gitignore", "Gone\(number).swift\n")
      try folder.write("F\(number)/In/Gone\(number).swift")
      try folder.write("F\(number)/Pods/Theirs.swift")
      for path in ["A.swift", "In/B.swift", "In/Deep/Gone\(number + 1).swift"] {
        try folder.write("F\(number)/\(path)")
        expected.append("F\(number)/\(path)")
      }
    }
    try folder.folder("F10/App.xcodeproj")
    try folder.link("F11/Link", to: "../F12/In")
    let listing = try await SourceTree().listing(of: folder.path, excluding: [])
    #expect(listing.files.map(\.path) == expected.sorted())
    #expect(listing.projects == ["F10"])
    let skipped = (10..<40).flatMap { number in
      [
        "F\(number)/In/Gone\(number).swift: ignored by .gitignore",
        "F\(number)/Pods: vendored code",
      ]
    }
    #expect(listing.skipped.map { "\($0.file): \($0.reason)" } == skipped)
  }

  @Test func `a pattern that is none is refused before anything is read`() async throws {
    await #expect(throws: SourceFailure.invalidPattern("a[b")) {
      try await SourceTree().listing(of: "/nowhere", excluding: ["a[b"])
    }
  }

  private func listed(_ folder: borrowing ScratchFolder) async throws -> [String] {
    try await SourceTree().listing(of: folder.path, excluding: []).files.map(\.path)
  }
}
