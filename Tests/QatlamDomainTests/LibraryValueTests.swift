import QatlamTestSupport
import Testing

/// Libraries bring no source; what their best-known members are worth is known all the same.
@Suite("A value of a library") struct LibraryValueTests {
  @Test func `may be a member of its own type`() async throws {
    try await expectReferences(
      """
      == More.swift
      extension CharacterSet { func has(_ text: String) -> Bool { false } }
      extension FileManager { func tidy() {} }
      == Use.swift
      let one = CharacterSet.letters.has("a") // → CharacterSet.has(_:)
      func tidy() { FileManager.default.tidy() } // → FileManager.tidy()
      """
    )
  }

  @Test func `is what a closure returns to which something is lent`() async throws {
    try await expectReferences(
      """
      == Box.swift
      struct Box { var size = 0 }
      final class Store {
        let lock = NSLock()
        var box = Box() // → Box
        func size() -> Int {
          let found = lock.withLock { box } // → Store.box, Store.lock
          return found.size // → Box.size
        }
      }
      """
    )
  }

  @Test func `may be the bound of a range, or the failure of a result`() async throws {
    try await expectReferences(
      """
      == Place.swift
      struct Place: Comparable { var row = 0 }
      extension Error { var isMild: Bool { false } }
      extension Result { var fault: Failure? { nil } }
      == Use.swift
      func use(range: Range<Place>, result: Result<Int, any Error>) { // → Place
        _ = range.lowerBound.row // → Place.row
        _ = result.fault?.isMild // → Error.isMild, Result.fault
      }
      """
    )
  }

  @Test func `is the type that a collection of ours calls Element`() async throws {
    try await expectReferences(
      """
      == Element.swift
      final class Element { func text() -> String { "" } }
      == Elements.swift
      final class Elements {
        var list: [Element] = []
        func first() -> Element { list[0] } // → Elements.list
      }
      extension Elements: Collection { // → Elements
        var startIndex: Int { 0 }
        var endIndex: Int { list.count } // → Elements.list
        func index(after place: Int) -> Int { place + 1 }
        subscript(place: Int) -> Element { list[place] } // → Elements.list
      }
      == Use.swift
      func use(elements: Elements) { // → Elements
        _ = elements.first().text() // → Element.text(), Elements.first()
      }
      """
    )
  }

  @Test func `hides nothing behind an alias of protocols of ours`() async throws {
    try await expectReferences(
      """
      == Block.swift
      protocol Readable {}
      protocol Shown {}
      typealias Fragment = Readable & Shown & Sendable
      func require(_ isTrue: Bool) {}
      struct Block: Fragment { // → Fragment
        func read() { require(true) } // → require(_:)
      }
      """
    )
  }
}
