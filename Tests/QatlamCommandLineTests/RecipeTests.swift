import Foundation
import QatlamTestSupport
import Testing

@Suite("The recipes")
struct RecipeTests {
  @Test func `find what is marked in their examples, no more and no fewer`() throws {
    let recipes = try Self.recipes()
    #expect(recipes.map(\.title).count == 4)
    for recipe in recipes {
      let folder = try ScratchFolder()
      try folder.write("qatlam.yml", recipe.settings)
      for file in recipe.app.files { try folder.write(file.key, file.value) }
      let run = try Qatlam()("check", folder.path, "--format", "json")
      #expect(run.errors == "", "\(recipe.title)")
      // A small example does not use every edge that its recipe allows.
      let found = try CheckedReport(run).findings.filter { $0.rule != "empty-rule" }.map {
        finding in
        let target = finding.target.split(separator: ".").last.map(String.init) ?? ""
        return "\(finding.file):\(finding.line) \(finding.rule) \(target)"
      }
      #expect(found.sorted() == recipe.marks, "\(recipe.title)")
    }
  }

  private struct Recipe {
    let title: String
    let settings: String
    let app: MarkedApp
    /// Findings that are marked in code, and those about folders.
    let marks: [String]
  }

  private static func recipes() throws -> [Recipe] {
    try Repository.text("Documentation/Recipes.md").components(separatedBy: "\n## ").dropFirst()
      .map { section in
        let files = blocks("swift", in: section).map { code in
          let path = code.prefix { $0 != "\n" }.dropFirst("// ".count)
          return "== \(path)\n\(code.drop { $0 != "\n" }.dropFirst())"
        }
        let app = MarkedApp(files.joined(separator: "\n"))
        let folders = section.split(separator: "\n").filter {
          $0.hasPrefix("- `") && $0.contains("✗")
        }
        .map { line in
          let parts = line.dropFirst(3).components(separatedBy: "`: ✗ ")
          return "\(parts[0]):0 \(parts[1])"
        }
        return Recipe(
          title: String(section.prefix { $0 != "\n" }),
          settings: blocks("yaml", in: section).joined(),
          app: app,
          marks: (app.marks + folders).sorted()
        )
      }
  }

  private static func blocks(_ language: String, in text: String) -> [String] {
    text.components(separatedBy: "```\(language)\n").dropFirst().map { piece in
      piece.components(separatedBy: "```").first ?? ""
    }
  }
}
