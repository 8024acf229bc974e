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

extension YAMLNode {
  /// The text, where it is one.
  var text: String? { if case .scalar(let text) = content { text } else { nil } }

  /// The elements, where it is a list; `nil` where it is none.
  var elements: [YAMLNode]? { if case .list(let elements) = content { elements } else { nil } }

  /// The members, where it is a mapping; `nil` where it is none.
  var members: [Member]? { if case .map(let members) = content { members } else { nil } }

  /// The value of a key, where it is a mapping that has it.
  subscript(key: String) -> YAMLNode? { members?.first { $0.name == key }?.value }
}
