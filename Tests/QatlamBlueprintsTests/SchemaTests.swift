import Foundation
import QatlamDomain
import QatlamTestSupport
import QatlamUseCases
import Testing

@testable import QatlamBlueprints

/// The schema that editors read, held against the reader that decides.
@Suite("The schema of qatlam.yml")
struct SchemaTests {
  private let schema: JSONSchema

  init() throws {
    schema = try JSONSchema(Data(Repository.text("Documentation/qatlam.schema.json").utf8))
  }

  /// Settings with something unknown in each place that has a closed list, and where the schema has that list.
  @Test(arguments: [
    ("version: 1\nzzz: 1", ["properties"]),
    ("version: 1\nstyle: zzz", ["properties", "style", "enum"]),
    ("version: 1\nrouter-owner: zzz", ["properties", "router-owner", "enum"]),
    ("version: 1\nmodules: { zzz: a }", ["properties", "modules", "properties"]),
    (
      "version: 1\nroles: { A: { zzz: a } }",
      ["properties", "roles", "additionalProperties", "properties"]
    ),
    (
      "version: 1\nroles: { A: { or: [{ zzz: a }] } }",
      ["properties", "roles", "additionalProperties", "properties", "or", "items", "properties"]
    ),
    (
      "version: 1\nroles: { A: { is: zzz } }",
      ["properties", "roles", "additionalProperties", "properties", "is", "anyOf", "0", "enum"]
    ),
    ("version: 1\nroles: { A: { kinds: zzz } }", ["definitions", "kinds", "anyOf", "0", "enum"]),
    ("version: 1\nforbid: [{ zzz: a }]", ["properties", "forbid", "items", "properties"]),
    ("version: 1\nimports: [{ zzz: a }]", ["properties", "imports", "items", "properties"]),
    (
      "version: 1\nimports: [{ roles: A, kinds: zzz }]",
      ["definitions", "modules", "anyOf", "0", "enum"]
    ),
    ("version: 1\nfeatures: { zzz: a }", ["properties", "features", "properties"]),
    ("version: 1\nshapes: [{ zzz: a }]", ["properties", "shapes", "items", "properties"]),
    (
      "version: 1\nshapes: [{ no-ring: zzz }]",
      ["properties", "shapes", "items", "properties", "no-ring", "enum"]
    ),
    (
      "version: 1\nshapes: [{ no-ring: files, rule: zzz }]",
      ["properties", "shapes", "items", "properties", "rule", "enum"]
    ),
    (
      "version: 1\nshapes: [{ names-fit-folders: [{ zzz: a }] }]",
      ["properties", "shapes", "items", "properties", "names-fit-folders", "items", "properties"]
    ),
    (
      "version: 1\nshapes: [{ features-have: [{ zzz: a }] }]",
      ["properties", "shapes", "items", "properties", "features-have", "items", "properties"]
    ),
    (
      "version: 1\nrules: { cycle: { zzz: off } }",
      ["definitions", "cycle", "anyOf", "1", "properties"]
    ),
    ("version: 1\nallow: [{ zzz: a }]", ["properties", "allow", "items", "properties"]),
    ("version: 1\nrules: { leak: zzz }", ["definitions", "word", "enum"]),
    (
      "version: 1\nrules: { leak: { zzz: off } }",
      ["definitions", "level", "anyOf", "1", "properties"]
    ),
  ])
  func `knows exactly what the reader knows`(text: String, path: [String]) throws {
    do throws(ConfigurationFault) {
      _ = try ConfigurationReader().configuration(Array(text.utf8), in: "qatlam.yml")
      Issue.record("the reader takes \(text)")
    } catch {
      let known: [String] =
        switch error.problem {
        case .unknownKey("zzz", _, let known), .unknownStyle("zzz", let known),
          .unknownValue("zzz", _, let known):
          known
        default: []
        }
      #expect(known.sorted() == schema.names(at: path).sorted())
    }
  }

  @Test func `knows exactly the rules that exist`() {
    #expect(
      schema.names(at: ["properties", "rules", "properties"]).sorted()
        == RuleID.allCases.map(\.rawValue).sorted()
    )
  }

  @Test func `takes every example of the documentation and of this repository`() throws {
    let manager = FileManager.default
    var texts: [String] = []
    let root = Repository.url("").path
    for folder in ["Documentation", "Examples"] {
      let names = manager.enumerator(atPath: Repository.url(folder).path)?.compactMap {
        $0 as? String
      }
      for name in (names ?? []).sorted() where !name.contains(".build/") {
        if name.hasSuffix("/qatlam.yml") { texts.append(try Repository.text("\(folder)/\(name)")) }
        guard name.hasSuffix(".md") else { continue }
        let page = try Repository.text("\(folder)/\(name)")
        texts += page.components(separatedBy: "```yaml\n").dropFirst().map { piece in
          piece.components(separatedBy: "```").first ?? ""
        }
      }
    }
    if manager.fileExists(atPath: "\(root)/qatlam.yml") {
      texts.append(try Repository.text("qatlam.yml"))
    }
    // Other files, such as a baseline, are written in the same fences.
    let settings = texts.filter { text in
      text.contains("version: 1") && !text.contains("breaks:")
    }
    #expect(settings.count > 3)
    for text in settings {
      #expect(try mistakes(in: text) == [], "\(text)")
      #expect(throws: Never.self) {
        try ConfigurationReader().configuration(Array(text.utf8), in: "qatlam.yml")
      }
    }
  }

  /// What the reader refuses by form alone.
  @Test(arguments: [
    "{}", "version: 2", "version: 1\nstyle: [clean]", "version: 1\nroots: []",
    "version: 1\nroots: [A, A]", "version: 1\nlayers: []", "version: 1\nlayers: { A: {} }",
    "version: 1\nallow: []", "version: 1\nallow: [{ from: A, to: B }]",
    "version: 1\nrules: { zzz: off }", "version: 1\nrules: { leak: {} }",
    "version: 1\nbaseline: []", "version: 1\nmodules: { own: '' }",
  ])
  func `refuses what the reader refuses`(text: String) throws {
    #expect(throws: ConfigurationFault.self) {
      try ConfigurationReader().configuration(Array(text.utf8), in: "qatlam.yml")
    }
    #expect(try mistakes(in: text) != [])
  }

  private func mistakes(in text: String) throws -> [String] {
    let root = try #require(try YAMLTree.root(of: Array(text.utf8), in: "qatlam.yml"))
    return schema.mistakes(in: root)
  }
}
