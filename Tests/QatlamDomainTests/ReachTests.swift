import QatlamDomain
import QatlamTestSupport
import Testing

/// A value is worked out only where a name behind it may be found in the codebase.
@Suite("What stands behind a dot") struct ReachTests {
  @Test func `is a library's where nothing of the name is declared`() async throws {
    let sources = try await ResolvedSources(
      """
      == A.swift
      struct A {
        let b: B
        func run() {
          print(b.size.magnitude.leadingZeroBitCount)
          _ = [1].map { $0.magnitude }
        }
      }
      struct B { let size: Int }
      """
    )
    let found = sources.references(of: "A.swift")
    // `B`, `b` and `size`; `Int`, `print`, `map` and three of numbers.
    #expect(found.references.map(\.target).map(sources.path) == ["B", "A.b", "B.size"])
    #expect(found.libraryCount == 6)
    #expect(found.unresolved == [])
  }

  @Test func `is followed through what stands before it, whatever that is`() async throws {
    try await expectReferences(
      """
      == A.swift
      struct A {
        let b: B
        enum Case { case one(inner: B) }
        func run(_ choice: Case) {
          let pair = (first: b, b) // → A.b
          print(pair.first.size) // → B.size
          print(pair.1.size) // → B.size
          for (number, one) in [b].enumerated() { print(number, one.size) } // → A.b, B.size
          print([b].enumerated().first?.element.size ?? 0) // → A.b, B.size
          print(["a": b].first?.value.size ?? 0) // → A.b, B.size
          print([b].first!.self.size) // → A.b, B.size
        }
      }
      struct B { let size: Int }
      """
    )
  }

  @Test func `of a local name is found in the function that it belongs to`() async throws {
    let types = (0..<40).map { "struct T\($0) { let value\($0) = 0 }\n" }.joined()
    let functions = (0..<40).map {
      "  func f\($0)() { let item = T\($0)(); print(item.value\($0)) } // → T\($0), T\($0).value\($0)\n"
    }.joined()
    try await expectReferences("== A.swift\nstruct A<Item> {\n\(functions)}\n\(types)")
  }

  @Test func `of a type's own placeholder is nobody else's`() async throws {
    try await expectReferences(
      """
      == A.swift
      struct Item { let size = 0 }
      struct Box<Item> {
        let item: Item // → nothing
        struct Inner { let inner: Item } // → nothing
        func run<Inner>(_ inner: Inner) -> Inner { inner } // → nothing
      }
      struct Bag { let item: Item } // → Item
      """
    )
  }
}
