import Foundation
import OracleFacts
import OraclePackages
import OracleSyntax
import Testing

@Suite struct FixtureTests {
  /// The folder with a file for every construct of the grammar.
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../../../../Tests/Fixtures/Grammar")
    .standardizedFileURL

  private func facts(of name: String) async throws -> [Fact] {
    let url = Self.folder.appending(path: name)
    let bytes = [UInt8](try Data(contentsOf: url))
    return try #require(await DeepThread.run { SyntaxOracle.reading(of: bytes) }).facts
  }

  private func lines(_ kind: Fact.Kind, of name: String) async throws -> [String] {
    try await facts(of: name).filter { $0.kind == kind }.map { fact in
      let fields = fact.fields.filter { !$0.value.isEmpty }.map { "\($0.name) \($0.value)" }
      return "\(fact.key): \(fields.joined(separator: ", "))"
    }
  }

  @Test func `an import names its kind, path and circumstances`() async throws {
    #expect(
      try await lines(.import, of: "Imports/KindStruct.swift") == [
        "1:15: path Models.User, kind struct, testable false, conditional false"
      ]
    )
    #expect(
      try await lines(.import, of: "Imports/Conditional.swift") == [
        "2:8: path UIKit, testable false, conditional true",
        "4:8: path AppKit, testable false, conditional true",
        "6:8: path Foundation, testable false, conditional true",
      ]
    )
  }

  @Test func `what a closure captures is declared in it`() async throws {
    let declarations = try await lines(.declaration, of: "Closures/Captures.swift")
    #expect(
      Array(declarations.prefix(4)) == [
        "file 1:1: extent 1-9, parent nothing",
        "var 1:5: name a, flags initialValue let, extent 1-1, parent file 1:1",
        "closure 1:9: flags body, extent 1-1, parent var 1:5, context initialValue of var 1:5",
        "var 1:17: name self, flags capture let weak, extent 1-1, parent closure 1:9,"
          + " value expression 1:17, visibleFrom 1:21",
      ]
    )
  }

  @Test func `a chain goes on across calls and subscripts`() async throws {
    let chain = try await lines(.reference, of: "Expressions/LongChain.swift").first
    #expect(
      chain
        == "expression 1:9: base name, components b/0@1:9 . c/0@1:11 . d/0@1:13 . e/0@1:15"
        + " . f/0@1:17 . g/0@1:19 . h[called]/0@1:21 . i[called]/0@1:25 . j[subscripted]/0@1:29"
        + " . k[optionalChained]/0@1:34 . l[forced]/0@1:37"
        + " . m[called trailingClosure]/1@1:40 . n/0@1:49, scope var 1:5"
    )
  }

  @Test func `an error ends what is expected of a file`() async throws {
    let bytes = [UInt8]("let a = b\nlet = 1\nlet c = d\n".utf8)
    let reading = try #require(await DeepThread.run { SyntaxOracle.reading(of: bytes) })
    #expect(reading.firstErrorLine == 2)
  }

  @Test func `brackets that would keep the parser for ever are not read`() async {
    let bytes = [UInt8]((String(repeating: "[", count: 40) + "1").utf8)
    #expect(await DeepThread.run { SyntaxOracle.reading(of: bytes) == nil })
  }
}
