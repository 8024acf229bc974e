import QatlamDomain
import Testing

@Suite("A glob")
struct GlobTests {
  @Test(arguments: [
    ("A.swift", "A.swift"),
    ("./A.swift", "A.swift"),
    ("Gen/", "Gen"),
    ("*.swift", "A.swift"),
    ("*", "A.swift"),
    ("A*B*C", "AxxBBC"),
    ("?.swift", "é.swift"),
    ("App/*/View.swift", "App/Home/View.swift"),
    ("**", "a/b/c"),
    ("**/View.swift", "View.swift"),
    ("**/View.swift", "a/b/View.swift"),
    ("App/**", "App"),
    ("App/**", "App/a/b"),
    ("**/a/**/b", "a/x/a/b"),
    ("a/**/b/**/c", "a/b/b/x/c"),
    ("\\[x\\].swift", "[x].swift"),
    ("\\*", "*"),
  ])
  func `fits`(pattern: String, path: String) throws {
    #expect(try Glob(pattern).matches(Array(path.utf8)))
  }

  @Test(arguments: [
    ("A.swift", "a.swift"),
    ("A.swift", "App/A.swift"),
    ("*.swift", "App/A.swift"),
    ("*", "App/A"),
    ("?", "ab"),
    ("?", ""),
    ("App/*", "App"),
    ("App/*", "App/a/b"),
    ("**/View.swift", "MyView.swift"),
    ("a/**/b", "a/c"),
    ("**/a/**/b", "a/x/b/c"),
    ("\\*", "x"),
  ])
  func `does not fit`(pattern: String, path: String) throws {
    #expect(try !Glob(pattern).matches(Array(path.utf8)))
  }

  @Test(arguments: [
    "", "/", "./", "/App", "../App", "App/../B", "App//B", "a/./b", "a**", "***", "[ab]", "{a,b}",
    "a]", "x\\",
  ])
  func `is refused where it would match nothing without a word`(pattern: String) {
    #expect(throws: GlobFault(pattern: pattern)) { try Glob(pattern) }
  }

  @Test func `of many stars comes to an end soon`() throws {
    let pattern = String(repeating: "*a", count: 40)
    let path = String(repeating: "a", count: 4000) + "b"
    #expect(try !Glob(pattern).matches(Array(path.utf8)))
  }
}
