import Foundation
import QatlamTestSupport

/// A page of `Documentation/Rules`: its style and the files of its examples.
struct RulePage {
  /// A file of an example.
  struct File: Equatable {
    var path: String
    var text: String
  }

  /// The rule, by the page's name.
  let rule: String
  let text: String

  /// All pages, sorted by name.
  static func all() throws -> [Self] {
    let folder = "Documentation/Rules"
    return try FileManager.default.contentsOfDirectory(atPath: Repository.url(folder).path)
      .sorted()
      .filter { $0 != "README.md" }
      .map { name in
        Self(
          rule: name.replacing(".md", with: ""),
          text: try Repository.text("\(folder)/\(name)")
        )
      }
  }

  /// The style that the examples are written in.
  var style: String? {
    text.split(separator: "Style of the examples: `").dropFirst().first?.prefix { $0 != "`" }
      .description
  }

  /// The Swift files and settings of a section, each with its path in the first line.
  func files(under heading: String) -> [File] {
    let section = text.components(separatedBy: "\n## \(heading)\n").dropFirst().first ?? ""
    let body = section.components(separatedBy: "\n## ").first ?? ""
    return [("```swift\n", "// "), ("```yaml\n", "# ")].flatMap { fence, mark in
      body.components(separatedBy: fence).dropFirst().compactMap { piece in
        let code = piece.components(separatedBy: "```").first ?? ""
        guard let first = code.split(separator: "\n").first, first.hasPrefix(mark) else {
          return nil
        }
        return File(path: String(first.dropFirst(mark.count)), text: code)
      }
    }
  }

  /// The rules that its suppressions and links name.
  var named: [String] {
    let allowed = text.components(separatedBy: "qatlam:allow ").dropFirst().flatMap { piece in
      piece.components(separatedBy: " --").first?
        .components(separatedBy: ", ") ?? []
    }
    let linked = text.components(separatedBy: "](").dropFirst().compactMap { piece in
      piece.components(separatedBy: ".md)").first
    }
    return allowed + linked
  }
}
