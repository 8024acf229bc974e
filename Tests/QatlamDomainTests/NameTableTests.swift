import QatlamDomain
import Testing

@Suite("A table of names") struct NameTableTests {
  @Test func `finds every name that it has, by its letters`() {
    let words = [""] + (0..<5_000).map { "name\($0)" }
    let table = NameTable(strings: words)
    #expect(words.indices.allSatisfy { table.id(of: words[$0]) == NameID($0) })
    #expect(table.id(of: "name5000") == nil)
    #expect(table.id(of: "Name1") == nil)
  }

  @Test func `tells names apart that look alike but are written otherwise, as the compiler does`() {
    let table = NameTable(strings: ["", "caf\u{E9}", "cafe\u{301}"])
    #expect(table.id(of: "caf\u{E9}") == 1)
    #expect(table.id(of: "cafe\u{301}") == 2)
  }

  @Test func `knows the types of the standard library that no file writes`() throws {
    let table = NameTable(strings: ["", "Array"])
    #expect(table.id(of: "Array") == 1)
    let optional = try #require(table.id(of: "Optional"))
    #expect(optional > 1)
    #expect(table[optional] == "Optional")
  }
}
