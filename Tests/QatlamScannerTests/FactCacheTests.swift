import QatlamDomain
import QatlamScanner
import QatlamTestSupport
import QatlamUseCases
import Testing

/// Facts of an earlier run are those that a scan gives, or they are not taken.
@Suite("A cache of facts")
struct FactCacheTests {
  private static let files = Dictionary(
    uniqueKeysWithValues: (0..<40).map { number in
      (
        "Folder\(number % 3)/File\(number).swift",
        """
        // qatlam:allow dependency -- number \(number)
        @testable import struct Module\(number % 5).Inner
        struct Type\(number)<T>: Base\(number % 11) where T: Sendable {
          let field\(number): (a: Type\(number + 1), b: [String: Int]?)
          func call() throws(Failure) { field\(number).method(label\(number): .case, [1, \(number)]) { $0 ?? 1 } }
        }
        let unfinished = "text
        """
      )
    }
  )

  /// Everything that a scan says.
  private struct Whole: Equatable {
    struct File: Equatable {
      let path: String
      let imports: [ImportFact]
      let declarations: [DeclarationFact]
      let types: [TypeNode]
      let chains: [ChainFact]
      let components: [ComponentFact]
      let contexts: [ContextFact]
      let arguments: [ArgumentFact]
      let expressions: [ExpressionFact]
      let requirements: [RequirementFact]
      let comments: [CommentFact]
      let lineStarts: [UInt32]
      let partialReads: [PartialRead]
      let hasGeneratedMarker: Bool
    }

    let files: [File]
    let names: [String]
    let skipped: [Coverage.Gap]

    init(_ scanned: ScannedSources) {
      files = scanned.codebase.files.map { file in
        File(
          path: file.path,
          imports: file.imports,
          declarations: file.declarations,
          types: file.types,
          chains: file.chains,
          components: file.components,
          contexts: file.contexts,
          arguments: file.arguments,
          expressions: file.expressions,
          requirements: file.requirements,
          comments: file.comments,
          lineStarts: file.lineStarts,
          partialReads: file.partialReads,
          hasGeneratedMarker: file.hasGeneratedMarker
        )
      }
      names = scanned.codebase.names.strings
      skipped = scanned.skipped
    }
  }

  private let caches = CachesInMemory()

  /// Scans files, and keeps what is to be kept.
  @discardableResult
  private func scan(
    _ files: [String: String],
    remembering: Bool = true,
    from count: Int = 1
  ) async throws -> (whole: Whole, isKept: Bool) {
    let source = SourcesInMemory(files)
    let listing = try await source.listing(of: "/App", excluding: [])
    let scanner = ParallelScanner(
      workerCount: 2,
      caches: remembering ? caches : nil,
      cachedFromCount: count
    )
    let scanned = await scanner.scan(listing, reading: source)
    scanned.keeping?()
    return (Whole(scanned), scanned.keeping != nil)
  }

  /// Scans files with the cache that there is, and holds the result against a scan without one.
  private func expectSame(_ files: [String: String]) async throws -> Bool {
    let (whole, isKept) = try await scan(files)
    #expect(try await whole == scan(files, remembering: false).whole)
    return isKept
  }

  @Test func `gives what a scan gives, and is left as it is where nothing has changed`()
    async throws
  {
    #expect(try await expectSame(Self.files))
    let kept = caches["/App"]
    #expect(try await !expectSame(Self.files))
    #expect(caches["/App"] == kept)
  }

  @Test func `gives nothing for a file whose bytes are others, whatever it is called`() async throws
  {
    try await scan(Self.files)
    var changed = Self.files
    changed["Folder0/File0.swift"] = "struct Fresh { let only: Here }"
    #expect(try await !expectSame(changed))
    changed = Self.files
    changed["Folder0/File0.swift"] = Self.files["Folder0/File3.swift"]
    changed["Folder0/File3.swift"] = Self.files["Folder0/File0.swift"]
    _ = try await expectSame(changed)
  }

  /// Few enough to be scanned hundreds of times.
  private static let few = files.filter {
    ["Folder1/File1.swift", "Folder1/File4.swift"].contains($0.key)
  }

  @Test func `knows a change of a single byte`() async throws {
    try await scan(Self.few)
    let kept = caches["/App"]
    let path = "Folder1/File4.swift"
    let bytes = Array((Self.few[path] ?? "").utf8)
    for index in stride(from: 0, to: bytes.count, by: 23) where bytes[index] != UInt8(ascii: "\n") {
      var other = bytes
      other[index] = other[index] == UInt8(ascii: "x") ? UInt8(ascii: "y") : UInt8(ascii: "x")
      var changed = Self.few
      changed[path] = String(decoding: other, as: UTF8.self)
      caches["/App"] = kept
      #expect(try await expectSame(changed))
    }
  }

  @Test func `forgets the names of files that are gone`() async throws {
    try await scan(Self.files)
    var fewer = Self.files
    fewer["Folder2/File2.swift"] = nil
    #expect(try await !expectSame(fewer))
    fewer = fewer.filter { $0.key.hasPrefix("Folder1/") }
    #expect(try await expectSame(fewer))
  }

  @Test func `takes new files beside what it knows`() async throws {
    try await scan(Self.files)
    var more = Self.files
    for name in ["A/First.swift", "Folder1/Between.swift", "Z/Last.swift"] {
      let cases = (0..<40).map { "case one\($0)(Type1), two\($0)" }.joined(separator: "; ")
      more[name] = "enum New\(name.utf8.count) { \(cases) }"
    }
    #expect(try await expectSame(more))
    #expect(try await !expectSame(more))
  }

  @Test func `is written anew when it has become stale`() async throws {
    try await scan(Self.files)
    var changed = Self.files
    for path in Self.files.keys.sorted().prefix(2) {
      changed[path] = Self.files[path]?.lowercased()
    }
    #expect(try await !expectSame(changed))
    for path in Self.files.keys.sorted().prefix(9) {
      changed[path] = Self.files[path]?.lowercased()
    }
    #expect(try await expectSame(changed))
    #expect(try await !expectSame(changed))
  }

  @Test func `lists what cannot be read each time`() async throws {
    var files = Self.files
    files["Folder0/Binary.swift"] = String(repeating: "a\0", count: 100)
    #expect(try await expectSame(files))
    #expect(try await !expectSame(files))
  }

  @Test func `knows paths that are not ASCII`() async throws {
    var files = Self.files
    for name in ["Ö/Zürich.swift", "Folder0/İstanbul.swift", "Folder1/Oʻzbek.swift"] {
      files[name] = "struct Stadt { let größe: Größe }"
    }
    #expect(try await expectSame(files))
    #expect(try await !expectSame(files))
  }

  @Test func `is of no use to fewer files than are worth it`() async throws {
    #expect(try await !scan(Self.files, from: Self.files.count + 1).isKept)
    #expect(caches["/App"] == nil)
    #expect(try await scan(Self.files, from: Self.files.count).isKept)
  }

  @Test func `is not believed where a byte of it is another`() async throws {
    let files = Self.few
    let expected = try await scan(files, remembering: false).whole
    try await scan(files)
    let good = try #require(caches["/App"])
    // The end says where everything is; of what is before it, a part is tried.
    let places =
      Array(stride(from: 0, to: good.count - 64, by: 127)) + (good.count - 64..<good.count)
    for index in places {
      var bad = good
      bad[index] ^= UInt8(1 << (index & 7))
      caches["/App"] = bad
      #expect(try await scan(files).whole == expected, "byte \(index)")
    }
  }

  @Test func `is not believed where it is cut off, or longer`() async throws {
    let files = Self.few
    let expected = try await scan(files, remembering: false).whole
    try await scan(files)
    let good = try #require(caches["/App"])
    for length in stride(from: 0, to: good.count, by: 401) {
      caches["/App"] = Array(good.prefix(length))
      #expect(try await scan(files).whole == expected, "\(length) bytes")
    }
    for more in [[], [0], Array(repeating: 0, count: 4_096), good] as [[UInt8]] {
      caches["/App"] = good + more
      #expect(try await scan(files).whole == expected, "\(more.count) bytes more")
      caches["/App"] = more + good
      #expect(try await scan(files).whole == expected, "\(more.count) bytes before")
    }
  }
}
