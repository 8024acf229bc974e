import QatlamDomain
import QatlamScanner
import Testing

/// Files that no human writes: huge lines, endless expressions, what is opened and never closed.
struct PathologicalInputTests {
  private func reasons(_ outline: FactsOutline) -> [String] {
    outline.facts.partialReads.map { "\($0.line): \($0.reason.rawValue)" }
  }

  @Test func `reads a megabyte on one line`() throws {
    let outline = try FactsOutline(String(repeating: "let a = b; ", count: 100_000))
    #expect(outline.facts.declarations.count == 100_001)
    #expect(outline.facts.chains.count == 100_000)
    #expect(reasons(outline) == [])
  }

  @Test func `reads an expression of a million terms`() throws {
    let outline = try FactsOutline(
      "let x = a" + String(repeating: " + b", count: 999_999) + "\nlet y = c"
    )
    #expect(outline.facts.chains.count == 1_000_001)
    #expect(outline.facts.declarations.map { outline.names[$0.name] } == ["", "x", "y"])
    #expect(reasons(outline) == [])
  }

  @Test func `reads fifty thousand branches of one statement`() throws {
    let outline = try FactsOutline(
      "func f() { if a {}" + String(repeating: " else if b { c }", count: 50_000) + " }\nlet y = c"
    )
    #expect(outline.facts.chains.count == 100_002)
    #expect(outline.facts.declarations.last.map { outline.names[$0.name] } == "y")
    #expect(outline.facts.declarations.last?.parent == 0)
    #expect(reasons(outline) == [])
  }

  @Test func `keeps both sides of a conflict, and says where it is`() throws {
    #expect(
      try outline(
        """
        struct A {
        <<<<<<< HEAD
          let b: B
        ||||||| base
          let c: C
        =======
          let d: D
        >>>>>>> other
        }
        """
      ) == """
        struct A
          variable b let : B
            · typeAnnotation B 3:10
          variable c let : C
            · typeAnnotation C 5:10
          variable d let : D
            · typeAnnotation D 7:10
        line 2: merge conflict marker
        line 4: merge conflict marker
        line 6: merge conflict marker
        line 8: merge conflict marker
        """
    )
  }

  /// Something that is never closed, and what is said of it.
  struct Unterminated: Sendable, CustomTestStringConvertible {
    let source: String
    let reasons: [String]
    var testDescription: String { source }
  }

  private static let unterminated: [Unterminated] = [
    Unterminated(source: "let a = \"b\nlet z = c", reasons: ["1: string without an end"]),
    Unterminated(source: "let a = #\"b\"\nlet z = c", reasons: ["1: string without an end"]),
    Unterminated(source: "let a = \"\\(b\nlet z = c", reasons: ["1: string without an end"]),
    Unterminated(source: "let a = #/b\nlet z = c", reasons: ["1: regex literal without an end"]),
    Unterminated(source: "let a = b(c\nlet z = c", reasons: ["2: unbalanced brackets"]),
    Unterminated(source: "let a = [b\nlet z = c", reasons: ["2: unbalanced brackets"]),
    Unterminated(source: "func a() { b\nlet z = c", reasons: ["2: unbalanced brackets"]),
    Unterminated(source: "#if A\nlet z = c", reasons: []),
    Unterminated(source: "let a: B<C\nlet z = c", reasons: []),
    Unterminated(source: "#endif\n#else\nlet z = c", reasons: []),
  ]

  @Test(arguments: unterminated)
  func `reads on behind what is never closed`(_ case: Unterminated) throws {
    let outline = try FactsOutline(`case`.source)
    #expect(outline.facts.declarations.last.map { outline.names[$0.name] } == "z")
    #expect(reasons(outline) == `case`.reasons)
  }

  private static let swallowing: [Unterminated] = [
    Unterminated(source: "let a = \"\"\"\nlet z = c", reasons: ["1: string without an end"]),
    Unterminated(source: "let a = \"\"\"\n\\(b\nlet z", reasons: ["1: string without an end"]),
    Unterminated(source: "let a = #\"\"\"\nlet z = c", reasons: ["1: string without an end"]),
    Unterminated(source: "let a = #/\nlet z = c", reasons: ["1: regex literal without an end"]),
    Unterminated(source: "let a = b /*\nlet z = c", reasons: ["1: comment without an end"]),
    Unterminated(source: "let a = `b\n", reasons: ["1: text that is not Swift"]),
  ]

  @Test(arguments: swallowing)
  func `says what swallows the rest of a file`(_ case: Unterminated) throws {
    let outline = try FactsOutline(`case`.source)
    #expect(outline.facts.declarations.dropFirst().first.map { outline.names[$0.name] } == "a")
    #expect(reasons(outline) == `case`.reasons)
  }

  @Test func `ends no line at U+2028, and says that it is no Swift`() throws {
    #expect(
      try outline("let a = b\u{2028}let c = d\rlet e = f\r\nlet g = h\n") == """
        variable a let valued = b
          · expression b 1:9
        variable c let valued = d
          · expression d 1:21
        variable e let valued = f
          · expression f 2:9
        variable g let valued = h
          · expression h 3:9
        line 1: text that is not Swift
        """
    )
  }

  @Test func `skips what holds many NUL bytes`() {
    var scanner = FileScanner()
    let few = Array("let a = 1 // \0\0\0\n".utf8)
    #expect(throws: Never.self) { _ = try scanner.scan(few, path: "Few.swift") }
    let many = Array(String(repeating: "let a = \"\0\"\n", count: 16).utf8)
    #expect(throws: SkipReason.binary) { _ = try scanner.scan(many, path: "Many.swift") }
  }
}
