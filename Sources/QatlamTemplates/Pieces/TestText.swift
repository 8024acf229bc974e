internal import QatlamDomain

/// Tests in the words of an app's framework.
struct TestText {
  let conventions: Conventions

  /// One test.
  struct Case {
    /// What it says, such as `shows what it loaded`.
    let sentence: String
    let body: SourceText
    var isThrowing = false
  }

  private var isXCTest: Bool { conventions.testFramework == .xcTest }

  /// Returns a comparison of two expressions.
  func equal(_ left: String, _ right: String) -> String {
    isXCTest ? "XCTAssertEqual(\(left), \(right))" : "#expect(\(left) == \(right))"
  }

  /// Returns a check that an expression has no value.
  func isNil(_ expression: String) -> String {
    isXCTest ? "XCTAssertNil(\(expression))" : "#expect(\(expression) == nil)"
  }

  /// Returns the tests of a piece where its slot says; `nil` where the app has none for it.
  ///
  /// `doubles` are what stands in for its neighbours, private to the file.
  func declaration(
    _ piece: Piece,
    of name: SwiftName,
    imports: [String],
    doubles: [SourceText],
    cases: [Case]
  ) -> Draft.Declaration? {
    guard let slot = conventions.testSlots[piece] else { return nil }
    let type = slot.type.filled(name)
    let tests = SourceText(cases.map(test).map(\.text).joined(separator: "\n\n"))
    let suite: SourceText =
      isXCTest
      ? """
      final class \(type): XCTestCase {
        \(tests)
      }
      """
      : """
      @MainActor
      struct \(type) {
        \(tests)
      }
      """
    let blocks = doubles + [suite]
    return Draft.Declaration(
      path: slot.path.filled(name),
      types: [type],
      imports: imports
        + [isXCTest ? "XCTest" : "Testing"] + module,
      text: PieceText.text(SourceText(blocks.map(\.text).joined(separator: "\n\n"))),
      isTest: true
    )
  }

  /// Tests that are built together with the app's sources import no module of it.
  private var module: [String] {
    conventions.module.isEmpty ? [] : ["@testable import \(conventions.module)"]
  }

  private func test(_ test: Case) -> SourceText {
    let effects = test.isThrowing ? "async throws" : "async"
    let head =
      isXCTest
      ? "@MainActor\nfunc \(camel(test.sentence))() \(effects) {"
      : "@Test func `\(test.sentence)`() \(effects) {"
    return """
      \(SourceText(head))
        \(test.body)
      }
      """
  }

  /// `test` and the sentence's words: `testShowsWhatItLoaded`.
  private func camel(_ sentence: String) -> String {
    "test"
      + sentence.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
