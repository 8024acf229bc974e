internal import QatlamUseCases

/// A value of a YAML text, and where it stands.
struct YAMLNode: Hashable, Sendable {
  /// What it is.
  indirect enum Content: Hashable, Sendable {
    case scalar(String)
    case list([YAMLNode])
    case map([Member])
  }

  /// A key with its value.
  struct Member: Hashable, Sendable {
    let key: YAMLNode
    let name: String
    let value: YAMLNode
  }

  let content: Content
  /// From 1.
  let line: Int
  /// From 1, in characters.
  let column: Int

  /// A fault at this place.
  func fault(
    _ problem: ConfigurationFault.Problem,
    in file: String
  ) -> ConfigurationFault {
    ConfigurationFault(file: file, line: line, column: column, problem)
  }
}
