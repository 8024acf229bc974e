import Foundation
import OracleDump
import OraclePackages
import OracleReferences
import Testing

/// Builds `Tests/Fixtures/Shop` with the toolchain at hand, so that these tests say what its index says.
@Suite struct ReferencesTests {
  private static let till = "Sources/Till/Till.swift"
  private static let shop = "Sources/Shop/Shop.swift"

  /// A copy of the fixture that was built.
  private func builtShop() async throws -> BuiltPackage {
    let fixture = URL(filePath: #filePath)
      .deletingLastPathComponent().appending(path: "../Fixtures/Shop").standardizedFileURL
    let copy = FileManager.default.temporaryDirectory
      .appending(path: "oracle-\(UUID().uuidString)")
    try FileManager.default.copyItem(at: fixture, to: copy)
    defer { try? FileManager.default.removeItem(at: copy) }
    let folder = BuildFolder(package: copy.path)
    try folder.make()
    return try await folder.read()
  }

  private func claim(
    _ line: Int,
    _ column: Int,
    _ name: String,
    _ kind: ReferenceKind,
    _ target: String,
    _ targetLine: Int
  ) -> Claim {
    Claim(
      place: Place(file: Self.till, line: line, column: column),
      name: name,
      meaning: .declared(kind: kind, file: target, line: targetLine)
    )
  }

  @Test func `the compiler's index is read, and misses and phantoms are told apart`() async throws {
    let package = try await builtShop()
    let truth = Truth(package)
    #expect(
      truth.references.filter { $0.place.file == Self.till }.sorted().map(\.text) == [
        "Sources/Till/Till.swift:4:21: Shop (type) -> Sources/Shop/Shop.swift:1",
        "Sources/Till/Till.swift:4:30: Shop (type) -> Sources/Shop/Shop.swift:1",
        "Sources/Till/Till.swift:4:35: Cents (alias) -> Sources/Shop/Shop.swift:2",
        "Sources/Till/Till.swift:4:48: sell (function) -> Sources/Shop/Shop.swift:9",
        "Sources/Till/Till.swift:9:25: Shop (type) -> Sources/Shop/Shop.swift:1",
        "Sources/Till/Till.swift:10:29: Shop (type) -> Sources/Shop/Shop.swift:1",
        "Sources/Till/Till.swift:11:24: Shop (type) -> Sources/Shop/Shop.swift:1",
        "Sources/Till/Till.swift:11:24: init (initializer) -> Sources/Shop/Shop.swift:8",
        "Sources/Till/Till.swift:11:45: Shop (type) -> Sources/Shop/Shop.swift:1",
        "Sources/Till/Till.swift:11:53: init (initializer) -> Sources/Shop/Shop.swift:8",
        "Sources/Till/Till.swift:12:17: + (operator) -> Sources/Shop/Shop.swift:11",
        "Sources/Till/Till.swift:15:14: open (function) -> Sources/Till/Till.swift:9",
        "Sources/Till/Till.swift:15:22: state (variable) -> Sources/Shop/Shop.swift:5",
        "Sources/Till/Till.swift:15:32: open (case) -> Sources/Shop/Shop.swift:3",
        "Sources/Till/Till.swift:15:40: price (function) -> Sources/Till/Till.swift:4",
        "Sources/Till/Till.swift:15:50: open (function) -> Sources/Till/Till.swift:9",
        "Sources/Till/Till.swift:15:61: open (function) -> Sources/Till/Till.swift:9",
        "Sources/Till/Till.swift:15:69: default (variable) -> Sources/Shop/Shop.swift:6",
      ]
    )

    let claims = [
      // Found.
      claim(4, 21, "Shop", .type, Self.shop, 1),
      claim(15, 69, "default", .variable, Self.shop, 6),
      // Another declaration, and nothing there.
      claim(4, 48, "sell", .function, Self.shop, 10),
      claim(12, 10, "a", .variable, Self.shop, 14),
      // Not taken, not named, of a local declaration, behind an alias, not compiled.
      claim(6, 21, "Shop", .type, Self.shop, 1),
      claim(11, 53, "Shop", .type, Self.shop, 1),
      claim(12, 12, "shop", .variable, Self.till, 10),
      Claim(
        place: Place(file: Self.till, line: 4, column: 35),
        name: "Receipt",
        meaning: .behindAlias
      ),
      Claim(
        place: Place(file: "Package.swift", line: 5, column: 15),
        name: "Package",
        meaning: .external
      ),
      // Undecided.
      Claim(
        place: Place(file: Self.till, line: 12, column: 17),
        name: "+",
        meaning: .unresolved(reason: "overload", file: Self.shop)
      ),
    ]
    let comparison = ReferencesComparison(package, truth: truth, claims: claims)
    let verdict = comparison.verdict
    let own = truth.references.filter { $0.place.file == Self.shop }.count
    #expect(verdict.references == Score(found: 2, missing: 16 + own, phantom: 2))
    #expect(verdict.kinds[.function] == Score(found: 0, missing: 6, phantom: 1))
    #expect(verdict.fileEdges == Score(found: 1, missing: 0, phantom: 0))
    #expect(verdict.folderEdges == Score(found: 1, missing: 0, phantom: 0))
    #expect(verdict.inactive == 1)
    #expect(verdict.unnamedClaims == 1)
    #expect(verdict.localTargets == 1)
    #expect(verdict.behindAliases == 1)
    #expect(verdict.uncompiled == 1)
    #expect(
      comparison.differences.filter { !$0.isMiss }.map(\.text) == [
        "phantom Sources/Till/Till.swift:4:48: sell (function) -> Sources/Shop/Shop.swift:10"
          + " | another declaration Sources/Shop/Shop.swift:9",
        "phantom Sources/Till/Till.swift:12:10: a (variable) -> Sources/Shop/Shop.swift:14"
          + " | nothing",
      ]
    )
    let misses = comparison.differences.filter { $0.isMiss && $0.reference.place.line == 12 }
    #expect(
      misses.map(\.text) == [
        "miss Sources/Till/Till.swift:12:17: + (operator) -> Sources/Shop/Shop.swift:11"
          + " | unresolved, overload"
      ]
    )
  }

  @Test func `a line of a dump says what a name means, or why nobody knows`() throws {
    let lines = [
      #"{"column":3,"file":"a.swift","kind":"member","line":2,"name":"go","role":"expression","target":"A.go","targetFile":"b.swift","targetKind":"func","targetLine":7}"#,
      #"{"column":4,"file":"a.swift","kind":"operator","line":2,"name":"+","role":"operatorUse","target":"A.+","targetFile":"b.swift","targetKind":"func","targetLine":8}"#,
      #"{"column":5,"file":"a.swift","kind":"type","line":2,"name":"B","role":"cast","target":"B","targetFile":"b.swift","targetKind":"class","targetLine":9,"through":"alias"}"#,
      #"{"column":6,"external":"library","file":"a.swift","kind":"type","line":2,"name":"URL"}"#,
      #"{"column":7,"file":"a.swift","kind":"unknown","line":2,"name":"x","role":"expression","unresolved":"sdk"}"#,
      #"{"column":8,"file":"a.swift","kind":"unknown","line":2,"name":"y","role":"expression","targetFile":"b.swift","unresolved":"overload"}"#,
    ]
    let bytes = Array(lines.joined(separator: "\n").utf8)
    #expect(
      try DumpedClaims.claims(in: bytes).map(\.meaning) == [
        .declared(kind: .function, file: "b.swift", line: 7),
        .declared(kind: .operator, file: "b.swift", line: 8),
        .behindAlias,
        .external,
        .unresolved(reason: "sdk", file: nil),
        .unresolved(reason: "overload", file: "b.swift"),
      ]
    )
  }

  @Test func `a sample is the same for the same seed`() {
    let numbers = Array(0..<1000)
    var first = Sample(seed: 7)
    var second = Sample(seed: 7)
    let drawn = first.draw(20, of: numbers)
    #expect(drawn.count == 20)
    #expect(drawn == drawn.sorted())
    #expect(second.draw(20, of: numbers) == drawn)
    #expect(second.draw(2000, of: numbers) == numbers)
  }

  @Test func `shares are rounded down, so that only all is a hundred per cent`() {
    var verdict = ReferencesVerdict()
    verdict.types = Score(found: 99_999, missing: 1, phantom: 0)
    let line = ReferencesSummary.lines(verdict, title: "p")[1]
    #expect(
      line.split(separator: " ").map(String.init).suffix(5) == ["0", "99.99", "%", "100.00", "%"]
    )
  }
}
