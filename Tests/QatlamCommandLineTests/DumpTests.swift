import QatlamTestSupport
import Testing

@Suite("Dumps")
struct DumpTests {
  @Test func `of references say what each name means, or why it is not known`() throws {
    let folder = try ScratchFolder()
    try folder.write(
      "A/Store.swift",
      "struct Store {\n  struct Item {}\n  func load() -> Item { Item() }\n}\n"
    )
    try folder.write(
      "B/Use.swift",
      "let store = Store()\nlet item: Store.Item = store.load()\nvar url: URL?\n"
    )
    let run = try Qatlam()("dump", "references", folder.path, "--format", "json")
    #expect(run.status == 0)
    #expect(run.errors == "")
    try expectGolden(run.output, named: "dump-references.jsonl")
  }

  @Test func `of references can be had of the undecided alone, with the reason`() throws {
    let folder = try ScratchFolder()
    try folder.write("A.swift", "struct A {}\nfunc put(_ number: Int) -> A { A() }\n")
    try folder.write("B.swift", "func put(_ text: String) {}\n")
    try folder.write("C.swift", "\nlet a = put(#made())\n")
    let run = try Qatlam()("dump", "references", folder.path, "--unresolved")
    #expect(run.status == 0)
    #expect(
      run.output
        == #"{"column":9,"file":"C.swift","kind":"unknown","line":2,"name":"put","role":"expression","unresolved":"overload"}"#
        + "\n"
    )
    #expect(try Qatlam()("dump", "facts", folder.path, "--unresolved").status == 2)
  }

  @Test func `of references name the file where all candidates stand, and no other`() throws {
    let folder = try ScratchFolder()
    try folder.write("A.swift", "func put(_ number: Int) {}\nfunc put(_ text: String) {}\n")
    try folder.write("B.swift", "func use() { put(#made()) }\n")
    let run = try Qatlam()("dump", "references", folder.path, "--unresolved")
    #expect(
      run.output
        == #"{"column":14,"file":"B.swift","kind":"unknown","line":1,"name":"put","role":"expression","targetFile":"A.swift","unresolved":"overload"}"#
        + "\n"
    )
  }

  @Test func `of facts say what each file says`() throws {
    let folder = try ScratchFolder()
    try folder.write(
      "Shop.swift",
      """
      @testable import struct Kit.Price // qatlam:allow import -- until spring
      #if DEBUG
      import Logging
      #endif
      final class Shop<Item: Sendable>: Base {
        weak var delegate: (any ShopDelegate)?
        private let prices: [String: Price] = [:]
        init(_ items: [Item], at price: Price = .free) throws {
          for item in items where item.isFresh { sell(item) { $0.log() } }
        }
      }
      """ + "\n"
    )
    let run = try Qatlam()("dump", "facts", folder.path)
    #expect(run.status == 0)
    #expect(run.errors == "")
    try expectGolden(run.output, named: "dump-facts.jsonl")
  }

  @Test func `name what was left out on standard error, and print the rest`() throws {
    let folder = try ScratchFolder()
    try folder.write("A.swift", "")
    try folder.write("Pods/B.swift", "")
    try folder.write("Wide.swift", [0xFF, 0xFE, 0x41, 0x00])
    let run = try Qatlam()("dump", "facts", folder.path)
    #expect(run.status == 0)
    #expect(
      run.errors == """
        qatlam: left out: Pods (vendored code)
        qatlam: left out: Wide.swift (UTF-16 text; convert it to UTF-8)

        """
    )
    #expect(run.output.split(separator: "\n").allSatisfy { $0.contains("\"file\":\"A.swift\"") })
    #expect(!run.output.isEmpty)
  }

  @Test func `end quietly where nobody reads on`() throws {
    let folder = try ScratchFolder()
    try folder.write("A.swift", String(repeating: "let a = b.c.d(e)\n", count: 2000))
    let run = try Qatlam().toNobody("dump", "facts", folder.path)
    #expect(run == Qatlam.Outcome(status: 0, output: "", errors: ""))
  }

  @Test func `reach a slow reader whole, even through a pipe that never blocks`() throws {
    let folder = try ScratchFolder()
    try folder.write("A.swift", String(repeating: "let a = b.c.d(e)\n", count: 2000))
    let qatlam = try Qatlam()
    let run = try qatlam.throughNonBlockingPipe("dump", "facts", folder.path)
    // More than a pipe holds at once, so that the writer must have waited.
    #expect(run.output.utf8.count > 1 << 20)
    #expect(try run == qatlam("dump", "facts", folder.path))
  }
}
