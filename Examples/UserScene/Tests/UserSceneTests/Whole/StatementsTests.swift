import Foundation
import Testing

/// Keeps STATEMENTS.md true: every link leads to the line that it quotes.
@Suite("The table of statements")
struct StatementsTests {
  /// One link: `[File.swift:12](path/File.swift#L12) ` and, in code quotes, a part of that line.
  private struct Link {
    let path: String
    let line: Int
    let quote: String
  }

  private let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: package.appending(path: path), encoding: .utf8)
  }

  private func rows() throws -> [(id: String, links: [Link])] {
    let lines = try text("STATEMENTS.md").split(separator: "\n").filter { $0.hasPrefix("| V") }
    return lines.map { line in
      let id = line.split(separator: "|")[0].trimmingCharacters(in: .whitespaces)
      let links = line.matches(of: #/\[[^\]]+:(\d+)\]\(([^)#]+)#L(\d+)\) `([^`]+)`/#).map { match in
        // The text and the target of a link name the line; both must be the same.
        let line = match.output.1 == match.output.3 ? Int(match.output.3) ?? 0 : 0
        return Link(path: String(match.output.2), line: line, quote: String(match.output.4))
      }
      return (id, links)
    }
  }

  @Test func `has every statement once, each with code and a test`() throws {
    let rows = try rows()

    #expect(rows.map(\.id) == (1...11).map { "V\($0)" })
    for (id, links) in rows {
      #expect(links.contains { $0.path.hasPrefix("Sources/") }, "\(id) has no code")
      #expect(links.contains { $0.path.hasPrefix("Tests/") }, "\(id) has no test")
    }
  }

  @Test func `links to the lines that it quotes`() throws {
    let links = try rows().flatMap(\.links)
    #expect(links.count >= 22)
    for link in links {
      let lines = try text(link.path).split(separator: "\n", omittingEmptySubsequences: false)
      let found = lines.indices.filter { lines[$0].contains(link.quote) }.map { $0 + 1 }
      #expect(found.contains(link.line), "\(link.path): '\(link.quote)' stands in \(found)")
    }
  }

  @Test func `has no link that is not checked`() throws {
    let all = try text("STATEMENTS.md").matches(of: #/\]\(/#).count

    #expect(try rows().flatMap(\.links).count == all)
  }

  @Test(arguments: ["UserScene": "User", "EditUserScene": "EditUser"])
  func `is about folders that hold the document's files and two more`(
    folder: String,
    prefix: String
  ) throws {
    let path = package.appending(path: "Sources/UserScene/Scenes/\(folder)").path()
    let names = try FileManager.default.contentsOfDirectory(atPath: path).sorted()

    let documents = ["Interactor", "Models", "Presenter", "Protocols", "Router", "ViewController"]
    let files = (documents + ["Configurator", "Worker"]).map { "\(prefix)\($0).swift" }
    #expect(names == (files + ["Wording"]).sorted())
  }
}
