internal import QatlamDomain
internal import QatlamUseCases

/// Takes settings out of YAML values, and refuses what they are not.
struct SettingReader {
  /// The file, as messages name it.
  let file: String

  /// The members of a mapping, each of whose keys must be known.
  func members(
    of node: YAMLNode,
    _ key: String,
    known: [String]? = nil
  ) throws(ConfigurationFault) -> [YAMLNode.Member] {
    guard case .map(let members) = node.content else {
      throw node.fault(.wrongType(key: key, expected: "keys with values"), in: file)
    }
    guard let known else { return members }
    for member in members where !known.contains(member.name) {
      throw member.key.fault(.unknownKey(member.name, inside: key, known: known), in: file)
    }
    return members
  }

  /// A text that is not empty.
  func text(
    _ node: YAMLNode,
    _ key: String
  ) throws(ConfigurationFault) -> Configuration.Located<String> {
    guard case .scalar(let text) = node.content, !text.isEmpty else {
      throw node.fault(.wrongType(key: key, expected: "a text"), in: file)
    }
    return Configuration.Located(text, line: node.line, column: node.column)
  }

  /// At least one text, in a list or alone; none twice.
  func texts(
    _ node: YAMLNode,
    _ key: String
  ) throws(ConfigurationFault) -> [Configuration.Located<String>] {
    var texts: [Configuration.Located<String>] = []
    switch node.content {
    case .list(let elements) where !elements.isEmpty:
      for element in elements { texts.append(try text(element, key)) }
    case .scalar: texts.append(try text(node, key))
    case .list, .map:
      throw node.fault(.wrongType(key: key, expected: "a list of texts"), in: file)
    }
    var seen: Set<String> = []
    for text in texts where !seen.insert(text.value).inserted {
      throw fault(at: text, .duplicateValue(text.value, key: key))
    }
    return texts
  }

  /// A word that must be one of some.
  func word(
    _ node: YAMLNode,
    _ key: String,
    among known: [String]
  ) throws(ConfigurationFault) -> Configuration.Located<String> {
    let word = try text(node, key)
    guard known.contains(word.value) else {
      throw fault(at: word, .unknownValue(word.value, key: key, known: known))
    }
    return word
  }

  /// Texts, each of which must be one of some.
  func words(
    _ node: YAMLNode,
    _ key: String,
    among known: [String]
  ) throws(ConfigurationFault) -> [Configuration.Located<String>] {
    let words = try texts(node, key)
    for word in words where !known.contains(word.value) {
      throw fault(at: word, .unknownValue(word.value, key: key, known: known))
    }
    return words
  }

  /// Yes or no.
  func choice(_ node: YAMLNode, _ key: String) throws(ConfigurationFault) -> Bool {
    try word(node, key, among: ["true", "false"]).value == "true"
  }

  /// The elements of a list that is not empty.
  func elements(
    of node: YAMLNode,
    _ key: String,
    expected: String
  ) throws(ConfigurationFault) -> [YAMLNode] {
    guard case .list(let elements) = node.content, !elements.isEmpty else {
      throw node.fault(.wrongType(key: key, expected: expected), in: file)
    }
    return elements
  }

  /// Names of folders as they are compared: letters only, in lower case.
  func folders(_ node: YAMLNode, _ key: String) throws(ConfigurationFault) -> [String] {
    var folders: [String] = []
    for text in try texts(node, key) {
      let name = Blueprint.normalised(folder: text.value)
      guard !name.isEmpty, !text.value.contains("/") else {
        throw fault(at: text, .wrongType(key: key, expected: "a folder's name"))
      }
      folders.append(name)
    }
    return folders
  }

  /// A path that stays in the file's folder, without a slash at its end.
  func path(
    _ text: Configuration.Located<String>,
    _ key: String
  ) throws(ConfigurationFault) -> Configuration.Located<String> {
    let names = text.value.split(separator: "/").filter { $0 != "." }
    guard !text.value.hasPrefix("/"), !names.contains(".."), !names.isEmpty else {
      throw fault(at: text, .pathOutside(text.value, key: key))
    }
    var path = text
    path.value = names.joined(separator: "/")
    return path
  }

  /// A fault where a text stands.
  func fault(
    at place: Configuration.Located<String>,
    _ problem: ConfigurationFault.Problem
  ) -> ConfigurationFault {
    ConfigurationFault(file: file, line: place.line, column: place.column, problem)
  }
}
