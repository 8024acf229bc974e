/// Puts declarations together into files.
package enum SourceComposer {
  /// Returns files in the order of their paths; declarations that share a path share a file.
  ///
  /// Imports are sorted as `swift format` sorts them: plain ones first, then `@testable` ones.
  /// `indentation`: What one step is written with, in place of two spaces.
  package static func files(
    _ declarations: [Draft.Declaration],
    indentation: String = "  "
  ) -> [GeneratedFile] {
    var byPath: [String: [Draft.Declaration]] = [:]
    for declaration in declarations { byPath[declaration.path, default: []].append(declaration) }
    return byPath.keys.sorted().map { path in
      let parts = byPath[path] ?? []
      let imports = Set(parts.flatMap(\.imports)).map(line).sorted(by: isBefore)
      let plain = imports.filter { !$0.hasPrefix("@") }
      let testable = imports.filter { $0.hasPrefix("@") }
      let blocks =
        [plain, testable].filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
        + parts.map { indented($0.text, by: indentation) }
      return GeneratedFile(
        path: path,
        text: blocks.joined(separator: "\n\n") + "\n",
        kind: parts.contains { $0.isTest } ? .test : .source
      )
    }
  }

  /// Returns source with another indentation than two spaces a step.
  package static func indented(_ text: String, by indentation: String) -> String {
    guard indentation != "  " else { return text }
    let lines: [Substring] = text.split(separator: "\n", omittingEmptySubsequences: false)
    let indented: [String] = lines.map { line in
      let spaces = line.prefix { $0 == " " }.count
      let steps = String(repeating: indentation, count: spaces / 2)
      return steps + String(repeating: " ", count: spaces % 2) + String(line.dropFirst(spaces))
    }
    return indented.joined(separator: "\n")
  }

  private static func line(_ module: String) -> String {
    module.hasPrefix("@") || module.hasPrefix("import ") ? module : "import \(module)"
  }

  private static func isBefore(_ left: String, _ right: String) -> Bool {
    let (lower, other) = (left.lowercased(), right.lowercased())
    return lower == other ? left < right : lower < other
  }
}
