import QatlamDomain
import QatlamTestSupport
import Testing

/// Of several declarations of one name the one that the call fits is meant.
@Suite("An overload") struct OverloadTests {
  private let writer = """
    == Writer.swift
    struct Writer {
      func write(_ text: String) {}
      func write(_ number: Int) {}
      func write(_ truth: Bool) {}
      func write(text: String, to place: Place) {}
      func write(_ place: Place) {}
      func write(_ places: [Place]) {}
    }
    enum Place { case here, there }

    """

  @Test func `is told by labels and by the types of arguments`() async throws {
    try await expectReferences(
      writer + """
        == Use.swift
        func use(writer: Writer, place: Place) {
          writer.write("a") // → Writer.write(_:)
          writer.write(text: "a", to: .here) // → Writer.write(text:to:), Place.here
          writer.write(place) // → Writer.write(_:)
          writer.write([.here, .there]) // → Writer.write(_:), Place.here, Place.there
        }
        """
    )
    let sources = try await ResolvedSources(
      writer
        + "== Use.swift\nfunc use(w: Writer) {\n  w.write(\"a\")\n  w.write(1)\n  w.write(true)\n}\n"
    )
    let lines = sources.references(of: "Use.swift").references.filter { $0.kind == .member }.map {
      reference in
      let target = reference.target
      return sources.index.codebase.files[Int(target.file)]
        .position(of: sources.index.declaration(target).nameOffset).line
    }
    #expect(lines == [2, 3, 4])
  }

  @Test func `that nothing tells apart is not decided`() async throws {
    try await expectReferences(
      writer + """
        == Use.swift
        func use(writer: Writer, what: Anything) {
          writer.write(what.ever) // → nothing
        }
        """
    )
  }

  @Test func `of what a protocol requires comes before its default`() async throws {
    try await expectReferences(
      """
      == Store.swift
      protocol Store { func save(_ text: String) }
      extension Store { func save(_ text: String) { save(text) } } // → Store, Store.save(_:)
      struct Disk: Store { func save(_ text: String) {} }
      == Use.swift
      func use(store: any Store, disk: Disk) {
        store.save("") // → Store.save(_:)
        disk.save("") // → Disk.save(_:)
      }
      """
    )
  }

  @Test func `for what is representable takes an enum with a raw type, and what the app makes so`()
    async throws
  {
    try await expectReferences(
      """
      == Raws.swift
      enum Kind: String, Codable { case a }
      extension Date: RawRepresentable {}
      extension Array where Element: RawRepresentable { func raws() {} }
      extension Array where Element: Collection { func joins() {} }
      func write<T: RawRepresentable>(_ value: T) {}
      func write(_ number: Int) {}
      == Use.swift
      func use(kinds: [Kind], dates: [Date], kind: Kind) {
        kinds.raws() // → Array.raws()
        kinds.joins() // → nothing
        dates.raws() // → Array.raws()
        write(kind) // → write(_:)
      }
      """
    )
  }

  @Test func `of an error is told by the only clause that could be meant`() async throws {
    try await expectReferences(
      """
      == Faults.swift
      enum Outer: Error { case gone, lost }
      enum Inner: Error { case gone }
      == Use.swift
      func one() throws(Outer) { throw .gone } // → Outer, Outer.gone
      func two() throws(Outer) { // → Outer
        do throws(Inner) { // → Inner
          throw .gone // → ?gone inference
        } catch { throw .lost } // → ?lost inference
      }
      """
    )
  }
}
