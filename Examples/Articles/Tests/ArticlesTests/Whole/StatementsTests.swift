import Foundation
import Testing

@Suite("The page of statements") struct StatementsTests {
  /// One line of the page that points into a file.
  struct Link: Hashable, CustomStringConvertible {
    let statement: String
    let kind: String
    let path: String
    let line: Int
    let quotation: String

    var description: String { "\(statement) \(kind) \(path):\(line)" }
  }

  @Test func `has something that fulfils and something that proves each of C1 to C20`() throws {
    let links = try Self.links()
    let statements = (1...20).map { "C\($0)" }
    let incomplete = statements.filter { statement in
      Set(links.filter { $0.statement == statement }.map(\.kind)) != ["Fulfilled", "Proved"]
    }
    #expect(incomplete == [])
    #expect(Set(links.map(\.statement)).subtracting(statements) == [])
  }

  @Test(arguments: try links()) func `points at the line that it quotes`(link: Link) throws {
    let file = Package.folder.appending(path: link.path)
    let lines = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let places = lines.indices.filter { lines[$0].contains(link.quotation) }.map { $0 + 1 }
    #expect(places.contains(link.line), "'\(link.quotation)' stands on \(places)")
  }

  @Test(arguments: try links()) func `proves by tests and fulfils by sources`(link: Link) {
    let folder = link.kind == "Proved" ? "Tests/" : "Sources/"
    #expect(link.path.hasPrefix(folder))
  }

  @Test func `is followed by a tap whose steps stand where it says`() throws {
    let page = Package.folder.appending(component: "FOLLOW-A-TAP.md")
    let form = /`(Sources[^`:]+):(\d+)`: `([^`]+)`/
    let steps = try String(contentsOf: page, encoding: .utf8).matches(of: form)
    #expect(steps.count == 17)
    for step in steps {
      let file = Package.folder.appending(path: String(step.1))
      let lines = try String(contentsOf: file, encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false)
      let places = lines.indices.filter { lines[$0].contains(step.3) }.map { $0 + 1 }
      #expect(places.contains(Int(step.2) ?? 0), "'\(step.3)' stands on \(places)")
    }
  }

  private static func links() throws -> [Link] {
    let page = Package.folder.appending(component: "STATEMENTS.md")
    let form = /- (Fulfilled|Proved) by `([^`:]+):(\d+)`: (`+) ?(.*?) ?\4/
    var links: [Link] = []
    var statement = ""
    for line in try String(contentsOf: page, encoding: .utf8).split(separator: "\n") {
      if let heading = line.wholeMatch(of: /## (C\d+): .*/) {
        statement = String(heading.1)
      } else if line.hasPrefix("- ") {
        let parts = try #require(line.wholeMatch(of: form), "not of the form: \(line)")
        let number = try #require(Int(parts.3))
        links.append(
          Link(
            statement: statement,
            kind: String(parts.1),
            path: String(parts.2),
            line: number,
            quotation: String(parts.5)
          )
        )
      }
    }
    return links
  }
}
