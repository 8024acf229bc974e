import QatlamTestSupport
import Testing

/// Overloads that labels do not tell apart are told by what is handed over, as far as it shows its type.
@Suite("What is handed over") struct NarrowingTests {
  @Test func `to an autoclosure is a value, not a function`() async throws {
    try await expectReferences(
      """
      == Log.swift
      struct Log {
        func info(_ text: @autoclosure () -> Text, source: String? = nil) {}
        func info(_ number: @autoclosure () -> Int, _ more: Bool = true) {}
      }
      struct Text: ExpressibleByStringLiteral { static let empty = Text(stringLiteral: "") }
      == Use.swift
      func use(log: Log) {
        log.info("a") // → Log.info(_:source:)
        log.info(1) // → Log.info(_:_:)
        log.info(.empty) // → Log.info(_:source:), Text.empty
      }
      """
    )
  }

  @Test func `as a closure takes as many arguments as it names`() async throws {
    try await expectReferences(
      """
      == Maker.swift
      struct Maker {
        init(name: String, make: (String) -> Int) {}
        init(name: String, make: (String, Bool) -> Int, other: Int = 0) {}
      }
      == Use.swift
      let one = Maker(name: "") { Int($0) } // → Maker, Maker.init(name:make:)
      let two = Maker(name: "") { $1 ? Int($0) : 0 } // → Maker, Maker.init(name:make:other:)
      let three = Maker(name: "") { _, _ in 0 } // → Maker, Maker.init(name:make:other:)
      """
    )
  }

  @Test func `and may be nil goes where nil may go`() async throws {
    let compare = """
      == Compare.swift
      func same<T: Equatable>(_ left: T, _ right: T) {}
      func same<T: Equatable>(_ left: T?, _ right: T?, note: String = "") {}

      """
    try await expectReferences(
      compare + """
        == Use.swift
        func use(some: Int, maybe: Int?) {
          same(some, 1) // → same(_:_:)
          same(maybe, 1) // → same(_:_:note:)
          same(1, maybe) // → same(_:_:note:)
          same(maybe, nil) // → same(_:_:note:)
          same(maybe, some) // → same(_:_:note:)
        }
        """
    )
  }

  @Test func `without a known type decides nothing`() async throws {
    try await expectReferences(
      """
      == A/Compare.swift
      func same<T: Equatable>(_ left: T, _ right: T) {}
      == B/Compare.swift
      func same<T: Equatable>(_ left: T?, _ right: T?) {}
      == Use.swift
      func use(what: Library) {
        same(what.ever, 1) // → ?same overload
      }
      """
    )
  }

  @Test func `must keep a function's own where clause`() async throws {
    try await expectReferences(
      """
      == Compare.swift
      func same<A: Sequence, B: Sequence>(_ left: A, _ right: B)
      where A.Element == B.Element, A.Element: Equatable {}
      func same<A: Sequence, B: Sequence, K: Equatable, V: Equatable>(_ left: A, _ right: B, n: Int = 0)
      where A.Element == (key: K, value: V), B.Element == (key: K, value: V) {}
      == Use.swift
      func use(texts: [String], pairs: [String: Int]) {
        same(texts, texts) // → same(_:_:)
        same(pairs, pairs) // → same(_:_:n:)
      }
      """
    )
  }

  @Test func `goes to the more special of two that would take it`() async throws {
    try await expectReferences(
      """
      == Encoder.swift
      protocol Writing {}
      protocol Streaming: Writing {}
      struct File: Streaming {}
      struct Encoder {
        func encode<W: Writing>(to writer: W, at place: Int = 0) {}
        func encode<S: Streaming>(to writer: S, at place: Int = 0, more: Int = 0) {}
        func list<S: Sequence>(_ items: S) {}
        func list<C: Collection>(_ items: C, more: Int = 0) {}
        func all(_ number: Int) {}
        func all<S: Sequence>(_ items: S) {}
      }
      == Use.swift
      func use(encoder: Encoder, file: File, texts: [String]) {
        encoder.encode(to: file) // → Encoder.encode(to:at:more:)
        encoder.list(texts) // → Encoder.list(_:more:)
        encoder.all(1) // → Encoder.all(_:)
      }
      """
    )
  }

  @Test func `in a list is of the type of its first element, of a test's what the test takes`()
    async throws
  {
    try await expectReferences(
      """
      == Color.swift
      enum Color { case red, green }
      struct Pair { init(_ list: [(Int, Color)]) {} }
      == Use.swift
      let list = [(1, Color.red), (2, .green)] // → Color, Color.green, Color.red
      @Test(arguments: [Color.red, .green]) // → Color, Color.green, Color.red
      func one(_ color: Color) {}
      @Test(arguments: [(1, .green)]) // → Color.green
      func two(_ number: Int, _ color: Color) {}
      @Test(arguments: [1], [.red]) // → Color.red
      func three(_ number: Int, _ color: Color) {}
      """
    )
  }

  @Test func `to throw is of the type that the function throws`() async throws {
    try await expectReferences(
      """
      == Fault.swift
      enum Fault: Error { case gone, late(by: Int) }
      == Use.swift
      func use() throws(Fault) { // → Fault
        if true { throw .gone } // → Fault.gone
        throw .late(by: 1) // → Fault.late
      }
      """
    )
  }

  @Test func `that a library's type may take itself is left to it`() async throws {
    try await expectReferences(
      """
      == More.swift
      extension Sequence where Element: Equatable {
        func contains(any others: [Element]) -> Bool { false }
        func contains(some others: [Element]) -> Bool { false }
      }
      == Use.swift
      func use(texts: [String]) {
        _ = texts.contains("a") // → nothing
        _ = texts.contains(any: ["a"]) // → Sequence.contains(any:)
      }
      """
    )
  }

  @Test func `is a property of the superclass where nothing is called`() async throws {
    try await expectReferences(
      """
      == Request.swift
      class Request { var task: Task? }
      final class Download: Request { func task(for name: String) -> Task { fatalError() } }
      struct Task { var state = 0 }
      == Use.swift
      func use(download: Download) {
        _ = download.task?.state // → Request.task, Task.state
        _ = download.task(for: "") // → Download.task(for:)
      }
      """
    )
  }

  @Test func `to a library's initialiser that we add is a value of ours`() async throws {
    try await expectReferences(
      """
      == Rope.swift
      struct Rope { var lines = 0 }
      extension String { init(_ rope: Rope, more: Int = 0) { self = "" } } // → Rope
      extension URL { init(_ text: String) { self = URL(filePath: text) } } // → nothing
      == Use.swift
      func use(rope: Rope, number: Int, text: String) {
        _ = String(rope) // → String.init(_:more:)
        _ = String(number) // → nothing
        _ = URL(text) // → nothing
      }
      """
    )
  }
}
