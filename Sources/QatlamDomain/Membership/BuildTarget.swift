/// Something that a project builds out of source files: an app, a framework, a bundle of tests.
package struct BuildTarget: Hashable, Sendable {
  /// What it becomes.
  package enum Kind: Int, Hashable, Sendable {
    /// Something that others import.
    case library
    case app
    /// An extension, a command line tool and the like.
    case other
    case test
  }

  /// The name by which it is imported.
  package var module: String
  package var kind: Kind
  /// The folder of the project that builds it, relative to the tree's root; empty for the root.
  package var project: String
  /// Files that are named one by one, relative to the tree's root.
  package var files: [String] = []
  /// Folders that belong to it with what they hold.
  package var folders: [TargetFolder] = []

  /// Creates a target that holds nothing yet.
  package init(named name: String, _ kind: Kind, of project: String) {
    module = Self.identifier(name)
    self.kind = kind
    self.project = project
  }

  /// A name as the compiler takes it: `My App` is imported as `My_App`.
  private static func identifier(_ name: String) -> String {
    var text = ""
    for scalar in name.unicodeScalars {
      let isPart = scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "_"
      text.unicodeScalars.append(isPart ? scalar : "_")
    }
    return text.first.map { ("0"..."9").contains($0) ? "_" + text : text } ?? text
  }
}
