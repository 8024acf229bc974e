import QatlamDomain
import QatlamScanner
import Testing

/// Whatever the bytes are, the scanner gives facts that keep their promises.
struct HostileInputTests {
  @Test func `survives thousands of mutations of good sources`() throws {
    let sources = try OwnSources.contents()
    var mutation = Mutation(seed: 20_26)
    var scanner = FileScanner()
    var faults: [String] = []
    for _ in 0..<5_000 {
      let source = sources[mutation.number(below: sources.count)]
      let mutant = mutation.mutant(of: source, limit: 1_200)
      guard let facts = try? scanner.scan(mutant, path: "Mutant.swift") else { continue }
      let found = FactsAudit(facts: facts, byteCount: mutant.count).faults
      if !found.isEmpty { faults.append("\(found) in \(String(decoding: mutant, as: UTF8.self))") }
    }
    #expect(faults == [])
  }

  @Test func `survives a source that is cut off at any byte`() throws {
    let bytes = Array(Self.everything.utf8)
    var scanner = FileScanner()
    var faults: [String] = []
    for length in 0...bytes.count {
      let facts = try scanner.scan(Array(bytes[..<length]), path: "Cut.swift")
      faults += FactsAudit(facts: facts, byteCount: length).faults.map { "at \(length): \($0)" }
    }
    #expect(faults == [])
  }

  private static let everything = ###"""
    #!/usr/bin/env swift
    import struct A.B // qatlam:allow import -- no
    @C(d: .e, f { g in h }) public final class I<J: K>: L<M>, N where O.P == Q {
      @R(\.s) private(set) weak var t: (U, v: [W: X?]) -> some Y & Z = { [weak self] a in self?.b }
      var c: D { get async throws(E) { "f \(g(h) ?? "i \(#"j \#(k)"#)") l" } set(m) { n = m } }
      func o<P>(q r: S = .t, _ u: V...) rethrows -> W? where P: X {
        guard let y, case .z(let a, 1...2)? = b as? C, #available(iOS 1, *) else { return .d }
        switch e { case let (f, .g(h)) where f > h: i() default: j }
        for case let k? in l { m: while n { break m } } ; repeat { o } while p
        do { try! await q() } catch let r as S { t } catch { u }
        let v = if w { .x } else { /y+(z)/ }, a = b ? c<D>(e) : f < g
        #if H && os(I)
        j.k { l } m: { n }
          .o
        #endif
        return """
          \(p[q]?.r![s, default: \T.u[0]?.v])
          """ + #/w x/# <^> y
      }
      enum A: B { indirect case c(D, e: F = .g), h = 1 } ; subscript(i: J) -> K { l }
    }
    infix operator <^>: M ; extension N.O: P {} ; typealias Q<each R> = (repeat each R)
    /* /* */ unfinished
    """###

  /// A nesting, written so many times.
  struct Nesting: Sendable, CustomTestStringConvertible {
    let before: String
    let opening: String
    let middle: String
    let closing: String

    var testDescription: String { before + opening + "…" }

    func source(depth: Int) -> String {
      before + String(repeating: opening, count: depth) + middle
        + String(repeating: closing, count: depth) + "\nstruct After {}\n"
    }
  }

  private static let nestings: [Nesting] = [
    Nesting(before: "let x = ", opening: "(", middle: "1", closing: ")"),
    Nesting(before: "let x = ", opening: "[", middle: ".a", closing: "]"),
    Nesting(before: "let x = ", opening: "{ a in ", middle: "", closing: "}"),
    Nesting(before: "let x = ", opening: "([{", middle: "", closing: "}])"),
    Nesting(before: "func f() ", opening: "{ if a ", middle: "{}", closing: "}"),
    Nesting(before: "func f() ", opening: "{ switch a { case b: do ", middle: "{}", closing: "}}"),
    Nesting(before: "", opening: "struct A { ", middle: "", closing: "}"),
    Nesting(before: "let x: ", opening: "[", middle: "A", closing: "]"),
    Nesting(before: "let x: ", opening: "A<", middle: "B", closing: ">"),
    Nesting(before: "let x: ", opening: "(A) -> ", middle: "B", closing: ""),
    Nesting(before: "let x = ", opening: #""\("#, middle: "1", closing: #")""#),
    Nesting(before: "let x = ", opening: "a ? ", middle: "b", closing: " : c"),
    Nesting(before: "func f() { if a {}", opening: " else if b {}", middle: " }", closing: ""),
    Nesting(before: "let x = a", opening: ".b()", middle: "", closing: ""),
    Nesting(before: "let x = a", opening: " + b", middle: "", closing: ""),
    Nesting(before: "", opening: "/*", middle: "", closing: "*/"),
    Nesting(before: "", opening: "#if A\n", middle: "let x = 1\n", closing: "#endif\n"),
    Nesting(before: "let x = ", opening: "try !", middle: "a", closing: ""),
  ]

  @Test(arguments: nestings)
  func `reads any nesting that a compiler reads, without a doubt`(_ nesting: Nesting) throws {
    #expect(try reasons(of: nesting, depth: 500) == [])
  }

  @Test(arguments: nestings)
  func `reads on behind a nesting that no compiler reads`(_ nesting: Nesting) throws {
    #expect(try reasons(of: nesting, depth: 10_000).isSubset(of: [.nestedTooDeep]))
  }

  @Test(arguments: [("(", ")"), ("[", "]"), ("{", "}"), (".b(", ")")])
  func `reads on behind a hundred thousand brackets`(_ opening: String, _ closing: String) throws {
    let nesting = Nesting(before: "let x = a", opening: opening, middle: "", closing: closing)
    #expect(try reasons(of: nesting, depth: 100_000) == [.nestedTooDeep])
  }

  /// Why a nesting could not be read, after it is clear that what stands behind it was.
  private func reasons(of nesting: Nesting, depth: Int) throws -> Set<PartialRead.Reason> {
    let source = nesting.source(depth: depth)
    let outline = try FactsOutline(source)
    let last = try #require(outline.facts.declarations.last)
    #expect(outline.names[last.name] == "After")
    #expect(last.parent == 0)
    #expect(FactsAudit(facts: outline.facts, byteCount: source.utf8.count).faults == [])
    return Set(outline.facts.partialReads.map(\.reason))
  }

  private static let unclosed = [
    "(", "[", "{", "([{", "let x = { [a] in [", "let x = f(a<", "\"\\(", "\"\"\"\n\\(", "/*",
    "#if A\n",
    "@A(", "@A<", "(throws(", "var a{@A(\n", "f { a in ", "switch a { case .b(",
    "struct A { var x: Int { get ", "func f(a: (", "#/",
    "\\A[", "if a, case .b(let ", "A<B<", "`", "#", "$", "@", ".", "<", "&", "\\", "\r", "\0\0\0\0",
    "case ", "else ", "} ", ") ", "] ", "init?", "operator ", "import A.", "extension ", "where ",
  ]

  @Test(arguments: unclosed)
  func `survives anything that is opened again and again`(_ piece: String) throws {
    let bytes = Array(String(repeating: piece, count: 3_000).utf8)
    var scanner = FileScanner()
    guard let facts = try? scanner.scan(bytes, path: "Open.swift") else { return }
    #expect(FactsAudit(facts: facts, byteCount: bytes.count).faults == [])
  }

  @Test func `reads lines of a megabyte`() throws {
    let name = String(repeating: "a", count: 1_000_000)
    let outline = try FactsOutline("let \(name) = \"\(name)\" // \(name)\nlet b = \(name)")
    #expect(outline.facts.declarations.count == 3)
    #expect(outline.chains == ["expression \(name)"])
    #expect(outline.facts.lineStarts.count == 2)
  }

  @Test func `gives equal facts for equal bytes`() throws {
    let sources = try OwnSources.contents()
    var first = FileScanner()
    var second = FileScanner()
    for source in sources {
      let one = try first.scan(source, path: "Same.swift")
      let other = try second.scan(source, path: "Same.swift")
      #expect(one.declarations == other.declarations)
      #expect(one.chains == other.chains)
      #expect(one.components == other.components)
    }
  }

  @Test func `reads our own sources without a doubt`() throws {
    var scanner = FileScanner()
    for source in try OwnSources.contents() {
      let facts = try scanner.scan(source, path: "Own.swift")
      #expect(facts.partialReads == [])
      #expect(FactsAudit(facts: facts, byteCount: source.count).faults == [])
    }
  }
}
