import QatlamDomain
import QatlamTestSupport
import Testing

/// Whoever follows a call through a protocol learns where it may go on.
@Suite("A protocol") struct ConformanceTests {
  private let text = """
    == Store.swift
    protocol Store { func save(_ text: String); func clear(); var count: Int { get } }
    protocol FastStore: Store {}
    extension Store { func clear() {} }
    == Disk.swift
    class Disk: FastStore { func save(_ text: String) {}; func save(text: String) {}; var count = 0 }
    final class Cache: Disk { override func save(_ text: String) {} }
    struct Memory {}
    extension Memory: Store { func save(_ text: String) {}; func clear() {}; var count: Int { 0 } }

    """

  @Test func `is conformed to through other protocols, superclasses and extensions`() async throws {
    let sources = try await ResolvedSources(text)
    let index = sources.index
    let store = index.type(of: try #require(sources.symbol("Store")))
    let names = Conformances(index: index).conformers(to: store).map {
      sources.path(of: index.types[Int($0)].symbol)
    }
    #expect(names == ["Disk", "Cache", "Memory"])
  }

  @Test(arguments: [
    ("Store.save(_:)", ["Disk.save(_:)", "Cache.save(_:)", "Memory.save(_:)"]),
    ("Store.clear()", ["Memory.clear()", "Store.clear()"]),
    ("Store.count", ["Disk.count", "Memory.count"]),
    ("Disk.save(_:)", ["Cache.save(_:)"]),
  ])
  func `is fulfilled by the members of its types and by defaults`(
    requirement: String,
    implementations: [String]
  ) async throws {
    let sources = try await ResolvedSources(text)
    let found = Conformances(index: sources.index)
      .implementations(of: try #require(sources.symbol(requirement)))
    #expect(found.map(sources.path).sorted() == implementations.sorted())
  }
}
