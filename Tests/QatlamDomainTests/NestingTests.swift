import QatlamTestSupport
import Testing

/// Types are found where extensions, superclasses and protocols put them, whatever the order of files.
@Suite("A nested type") struct NestingTests {
  @Test func `of a library's type is found`() async throws {
    try await expectReferences(
      """
      == Page.swift
      extension URLSession { struct Page { var number = 0 } }
      == Use.swift
      func use(page: URLSession.Page) { // → URLSession.Page
        print(page.number) // → URLSession.Page.number
      }
      """
    )
  }

  @Test(arguments: ["A.swift", "Z.swift"])
  func `is inherited from whichever file it stands in`(path: String) async throws {
    try await expectReferences(
      """
      == \(path)
      class Base { class Inner { func run() {} } }
      == M.swift
      class Middle: Base {}
      final class Last: Middle { // → Middle
        final class Own: Inner {} // → Base.Inner
        func use(own: Own) { own.run() } // → Last.Own, Base.Inner.run()
      }
      """
    )
  }

  @Test func `has every protocol of a composition and of a where clause`() async throws {
    try await expectReferences(
      """
      == Protocols.swift
      protocol Named { var name: String { get } }
      protocol Sized { var size: Int { get } }
      protocol Aged { var age: Int { get } }
      == Use.swift
      func both<T: Named & Sized>(_ value: T) { // → Named, Sized
        print(value.name, value.size) // → Named.name, Sized.size
      }
      func more<T>(_ value: T) where T: Named, T: Sized & Aged { // → Named, Sized, Aged
        print(value.name, value.size, value.age) // → Named.name, Sized.size, Aged.age
      }
      """
    )
  }
}
