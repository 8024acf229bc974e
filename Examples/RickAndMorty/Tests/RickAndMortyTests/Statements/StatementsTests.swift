import Foundation
import Testing

@Suite struct `STATEMENTS.md` {
  @Test func `answers each of the document's twenty statements`() throws {
    let rows = try Self.rows.map(\.statement)

    #expect(rows == (1...20).map { "R\($0)" })
  }

  @Test func `points to lines that still say what it says`() throws {
    for row in try Self.rows {
      #expect(!row.links.isEmpty, "\(row.statement) has no link")
      for link in row.links {
        let lines = try PackageFiles.lines(link.path)
        let here = lines.indices.contains(link.line - 1) ? lines[link.line - 1] : ""
        let now = lines.firstIndex { $0.contains(link.code) }.map { String($0 + 1) } ?? "nowhere"
        #expect(
          here.contains(link.code),
          "\(row.statement): '\(link.code)' is now at \(link.path):\(now)"
        )
      }
    }
  }

  @Test func `names tests that exist`() throws {
    let sources = try PackageFiles.paths(under: "Tests")
      .map { try PackageFiles.lines("Tests/\($0)").joined(separator: "\n") }
      .joined(separator: "\n")
    for row in try Self.rows {
      #expect(!row.tests.isEmpty, "\(row.statement) has no test")
      for test in row.tests {
        #expect(sources.contains("func `\(test)`("), "\(row.statement): no test '\(test)'")
      }
    }
  }

  private struct Row {
    var statement: String
    var links: [(path: String, line: Int, code: String)]
    var tests: [String]
  }

  private static var rows: [Row] {
    get throws {
      try PackageFiles.lines("STATEMENTS.md").filter { $0.hasPrefix("| R") }.map { line in
        let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        let links = try #require(cells.count == 4 ? cells[2] : nil, "four cells: \(line)")
          .matches(of: /\[[^\]]*\]\(([^)#]*)#L(\d+)\) `([^`]*)`/)
          .map { (path: String($0.1), line: Int($0.2) ?? 0, code: String($0.3)) }
        let tests = cells[3].matches(of: /`([^`]*)`/).map { String($0.1) }
        return Row(statement: cells[0], links: links, tests: tests)
      }
    }
  }
}
