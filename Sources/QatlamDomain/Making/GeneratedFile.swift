/// A file that is to be written.
package struct GeneratedFile: Hashable, Sendable {
  /// What a file is for.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case source
    case test
    case manifest
    case settings
    case document
    /// What a machine runs, such as CI.
    case automation
  }

  /// The path, relative to the folder that it is made in.
  package let path: String
  /// The text, with a line break at its end.
  package let text: String
  package let kind: Kind

  /// Creates a file.
  package init(path: String, text: String, kind: Kind) {
    self.path = path
    self.text = text
    self.kind = kind
  }
}
