import QatlamDomain
import QatlamTestSupport
import QatlamUseCases
import QatlamWorkspace
import Testing

@Suite("Links in a source tree")
struct LinkTests {
  @Test func `a file reached twice is listed once, by its real path`() async throws {
    let folder = try ScratchFolder()
    try folder.write("Z/Real.swift")
    try folder.link("A/Link.swift", to: "../Z/Real.swift")
    try folder.link("Again.swift", to: "A/Link.swift")
    #expect(try await paths(folder) == ["Z/Real.swift"])
  }

  @Test func `a folder reached twice is entered once, by its real path`() async throws {
    let folder = try ScratchFolder()
    try folder.write("Z/Real.swift")
    try folder.link("A", to: "Z")
    #expect(try await paths(folder) == ["Z/Real.swift"])
  }

  @Test func `a link out of the tree is followed, by the first of its names`() async throws {
    let folder = try ScratchFolder()
    let outside = try ScratchFolder()
    try outside.write("Kit/One.swift")
    try outside.write("Two.swift")
    try folder.write("A.swift")
    try folder.link("Kit", to: outside.path("Kit"))
    try folder.link("Also", to: outside.path("Kit"))
    try folder.link("Two.swift", to: outside.path("Two.swift"))
    #expect(try await paths(folder) == ["A.swift", "Also/One.swift", "Two.swift"])
  }

  @Test func `links that run in circles are harmless`() async throws {
    let folder = try ScratchFolder()
    try folder.write("A/A.swift")
    try folder.link("A/self", to: ".")
    try folder.link("A/up", to: "../A")
    try folder.link("one", to: "two")
    try folder.link("two", to: "one")
    #expect(try await paths(folder) == ["A/A.swift"])
  }

  @Test func `a link to a folder that holds the root is left out, with the reason`() async throws {
    let outer = try ScratchFolder()
    try outer.write("Other/B.swift")
    try outer.write("App/A.swift")
    try outer.link("App/up", to: "..")
    let listing = try await SourceTree().listing(of: outer.path("App"), excluding: [])
    #expect(listing.files.map(\.path) == ["A.swift"])
    #expect(
      listing.skipped == [
        Coverage.Gap(file: "up", line: 0, reason: "link to a folder that holds this one")
      ]
    )
  }

  @Test func `a link named like source that leads nowhere is said to`() async throws {
    let folder = try ScratchFolder()
    try folder.write("A.swift")
    try folder.link("Gone.swift", to: "nowhere")
    try folder.link("gone", to: "nowhere")
    let listing = try await SourceTree().listing(of: folder.path, excluding: [])
    #expect(listing.files.map(\.path) == ["A.swift"])
    #expect(
      listing.skipped == [
        Coverage.Gap(file: "Gone.swift", line: 0, reason: "link that leads nowhere")
      ]
    )
  }

  @Test func `a link into a folder that is left out is followed, one named like it is not`()
    async throws
  {
    let folder = try ScratchFolder()
    try folder.write("A.swift")
    try folder.write(".build/gen/G.swift")
    try folder.link("Generated", to: ".build/gen")
    try folder.link("Pods", to: ".build/gen")
    let listing = try await SourceTree().listing(of: folder.path, excluding: [])
    #expect(listing.files.map(\.path) == ["A.swift", "Generated/G.swift"])
    #expect(
      listing.skipped == [
        Coverage.Gap(file: ".build", line: 0, reason: "build folder")
      ]
    )
  }

  private func paths(_ folder: borrowing ScratchFolder) async throws -> [String] {
    try await SourceTree().listing(of: folder.path, excluding: []).files.map(\.path)
  }
}
