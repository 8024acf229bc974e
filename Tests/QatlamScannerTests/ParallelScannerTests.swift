import QatlamDomain
import QatlamScanner
import QatlamTestSupport
import QatlamUseCases
import Testing

/// Many files at once: the result does not tell how many workers there were.
struct ParallelScannerTests {
  private func scan(_ files: [String: String], workerCount: Int) async throws -> ScannedSources {
    let source = SourcesInMemory(files)
    let listing = try await source.listing(of: "App", excluding: [])
    return await ParallelScanner(workerCount: workerCount).scan(listing, reading: source)
  }

  private static let files = Dictionary(
    uniqueKeysWithValues: (0..<300).map { number in
      (
        "Folder\(number % 7)/File\(number).swift",
        """
        import Module\(number % 5)
        struct Type\(number): Base\(number % 11) {
          let field\(number): Type\(number + 1)
          func call() { field\(number).method\(number % 13)(label\(number): .case\(number)) }
        }
        // \(String(repeating: "padding ", count: 400))
        """
      )
    }
  )

  @Test func `gives the same facts and names for any number of workers`() async throws {
    let one = try await scan(Self.files, workerCount: 1)
    let four = try await scan(Self.files, workerCount: 4)
    #expect(one.codebase.names.strings == four.codebase.names.strings)
    #expect(one.codebase.files.map(\.path) == Self.files.keys.sorted())
    for (left, right) in zip(one.codebase.files, four.codebase.files) {
      #expect(left.path == right.path)
      #expect(left.imports == right.imports)
      #expect(left.declarations == right.declarations)
      #expect(left.chains == right.chains)
      #expect(left.components == right.components)
      #expect(left.contexts == right.contexts)
    }
  }

  @Test func `numbers names across files`() async throws {
    let scanned = try await scan(
      ["A.swift": "struct Foo {}", "B.swift": "let foo = Foo(bar: .baz)"],
      workerCount: 2
    )
    let outlines = scanned.codebase.files.map { file in
      FactsOutline(facts: file, names: scanned.codebase.names).text
    }
    #expect(
      outlines == [
        "struct Foo",
        """
        variable foo let valued = Foo(1)
          · expression Foo(1) 1:11
          · expression .baz 1:21 ← argument 0 bar: of Foo
        """,
      ]
    )
    let name = try #require(scanned.codebase.names.id(of: "Foo"))
    #expect(scanned.codebase.names[name] == "Foo")
  }

  @Test func `lists what it cannot read, and goes on`() async throws {
    let source = SourcesInMemory([
      "A.swift": "struct A {}", "B.swift": String(repeating: "a\0", count: 100),
    ])
    var listing = try await source.listing(of: "App", excluding: [])
    listing.files.append(SourceEntry(path: "Missing.swift", size: 10))
    let scanned = await ParallelScanner(workerCount: 2).scan(listing, reading: source)
    #expect(scanned.codebase.files.map(\.path) == ["A.swift"])
    #expect(
      scanned.skipped == [
        Coverage.Gap(file: "B.swift", line: 0, reason: SkipReason.utf16.rawValue),
        Coverage.Gap(file: "Missing.swift", line: 0, reason: "not found"),
      ]
    )
  }

  @Test func `scans nothing where there is nothing`() async {
    let listing = SourceListing(root: "App", files: [], skipped: [])
    let scanned = await ParallelScanner(workerCount: 2).scan(listing, reading: SourcesInMemory([:]))
    #expect(scanned.codebase.files.isEmpty)
    #expect(scanned.skipped == [])
  }
}
