import QatlamDomain
import QatlamTestSupport
import QatlamUseCases
import QatlamWorkspace
import Testing

@Suite("What .gitignore ignores")
struct IgnoredTests {
  @Test(arguments: [
    ("Gen", ["Gen/A.swift", "x/Gen/A.swift"], ["Generated/A.swift"]),
    ("/Gen", ["Gen/A.swift"], ["x/Gen/A.swift"]),
    ("Gen/", ["x/Gen/A.swift"], ["Gen.swift"]),
    ("a/Gen", ["a/Gen/A.swift"], ["x/a/Gen/A.swift"]),
    ("*.gen.swift", ["x/A.gen.swift"], ["x/A.swift"]),
    ("**/Gen", ["Gen/A.swift", "x/y/Gen/A.swift"], ["xGen/A.swift"]),
    ("a/**/b.swift", ["a/b.swift", "a/x/y/b.swift"], ["b.swift", "ab.swift"]),
    ("a/**", ["a/b.swift", "a/x/b.swift"], ["b.swift"]),
    ("A?.swift", ["AB.swift"], ["A.swift", "ABC.swift"]),
    ("[A-C][!x].swift", ["By.swift"], ["Bx.swift", "Dy.swift"]),
    ("*.swift\n!Keep.swift", ["A.swift"], ["x/Keep.swift"]),
    ("# A.swift\n\n\\#b.swift\n", ["#b.swift"], ["A.swift"]),
    ("A.swift  \r\n", ["A.swift"], ["B.swift"]),
    ("[", [], ["A.swift"]),
  ])
  func `is left out, and nothing else`(
    text: String,
    ignored: [String],
    read: [String]
  ) async throws {
    let folder = try ScratchFolder()
    try folder.write(".gitignore", text)
    for path in ignored + read + ["Always/Here.txt.swift"] { try folder.write(path) }
    let keepsAll = !text.contains("*.swift\n")
    let listing = try await SourceTree().listing(of: folder.path, excluding: [])
    let expected = (read + (keepsAll ? ["Always/Here.txt.swift"] : [])).sorted()
    #expect(listing.files.map(\.path) == expected)
    #expect(
      listing.skipped.allSatisfy { $0.reason == "ignored by .gitignore" }
        && listing.skipped.isEmpty == (ignored.isEmpty && keepsAll)
    )
  }

  @Test func `is told by the files above, up to the repository's root, and nearer ones win`()
    async throws
  {
    let folder = try ScratchFolder()
    try folder.folder("repo/.git")
    try folder.write(".gitignore", "*.swift\n")
    try folder.write("repo/.gitignore", "Old.swift\n/App/Sub/Gone.swift\n")
    for name in ["Old", "Gone", "New"] { try folder.write("repo/App/Sub/\(name).swift") }
    try folder.write("repo/App/Back/Old.swift")
    try folder.write("repo/App/Back/.gitignore", "!Old.swift\n")
    let listing = try await SourceTree().listing(of: folder.path("repo/App"), excluding: [])
    #expect(listing.files.map(\.path) == ["Back/Old.swift", "Sub/New.swift"])
  }
}
