import QatlamDomain
import QatlamTestSupport
import Testing

/// Nobody can tell which branch of `#if` is compiled: a name means what every branch makes of it.
@Suite("What stands in branches of #if") struct BranchTests {
  private let screen = """
    == Screen.swift
    #if canImport(UIKit)
    final class Screen: UIViewController {
      var window: UIWindow?
      func show() { present() }
    }
    #else
    final class Screen {
      var window: Pane?
      func show() {}
      func hide() {}
    }
    #endif
    == Pane.swift
    final class Pane { func close() {} }

    """

  @Test func `is one type whose members are those of all branches`() async throws {
    try await expectReferences(
      screen + """
        == Use.swift
        func use(screen: Screen) { // → Screen
          screen.hide() // → Screen.hide()
          screen.window?.close() // → Pane.close(), Screen.window
        }
        """
    )
  }

  @Test func `gets the extensions that are written once`() async throws {
    try await expectReferences(
      screen + """
        == More.swift
        extension Screen { // → Screen
          func more() { hide() } // → Screen.hide()
        }
        == Use.swift
        func use(screen: Screen) { screen.more() } // → Screen, Screen.more()
        """
    )
  }

  @Test func `is found in every branch, with its labels and types`() async throws {
    let sources = try await ResolvedSources(
      """
      == Log.swift
      struct Log {
        #if DEBUG
        func check(_ text: String) {}
        func check(_ number: Int) {}
        #else
        func check(_ text: String) {}
        #endif
        static func check(_ text: String) {}
      }
      #if DEBUG
      func trace() {}
      #else
      func trace() {}
      #endif
      """
    )
    let file = sources.index.codebase.files[0]
    let twins = file.declarations.indices.compactMap { place -> [Int]? in
      let symbol = SymbolID(file: 0, index: Int32(place))
      let declaration = sources.index.declaration(symbol)
      guard declaration.kind == .function else { return nil }
      let lines = sources.index.twins(of: symbol).map {
        file.position(of: sources.index.declaration($0).nameOffset).line
      }
      return [file.position(of: declaration.nameOffset).line] + lines
    }
    #expect(twins == [[3, 6], [4], [6, 3], [8], [11, 13], [13, 11]])
  }

  @Test func `is no twin where the types differ, or another file alone sees it`() async throws {
    let sources = try await ResolvedSources(
      """
      == A.swift
      #if A
      private struct Cell {}
      struct Row {}
      #endif
      == B.swift
      #if B
      private struct Cell {}
      typealias Row = Int
      #endif
      == Own.swift
      struct Own { #if A
        var lock: A
      #else
        var lock: B
      #endif
      }
      """
    )
    let names = ["Cell", "Row", "Own.lock"]
    let twins = names.map { name in
      sources.symbol(name).map { sources.index.twins(of: $0).map(sources.path(of:)) }
    }
    #expect(twins == [[], ["Row"], ["Own.lock"]])
  }

  @Test func `is not taken for one where extensions are of other values`() async throws {
    let sources = try await ResolvedSources(
      """
      == Box.swift
      struct Box<Value> {}
      #if A
      extension Box where Value == Int { func open() {} }
      extension Box where Value == String { func open() {} }
      #endif
      """
    )
    #expect(sources.symbol("Box.open()").map { sources.index.twins(of: $0) } == [])
  }
}
