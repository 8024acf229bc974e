internal import QatlamUseCases

/// A mapping of settings whose keys are known.
struct SettingEntry {
  private let node: YAMLNode
  private let name: String
  private let members: [YAMLNode.Member]
  private let reader: SettingReader

  /// Takes a mapping apart.
  init(
    _ node: YAMLNode,
    _ name: String,
    known: [String],
    _ reader: SettingReader
  ) throws(ConfigurationFault) {
    self.node = node
    self.name = name
    self.reader = reader
    members = try reader.members(of: node, name, known: known)
  }

  /// The keys that are written, in order.
  var keys: [String] { members.map(\.name) }

  /// The value of a key, where it is written.
  func optional(_ key: String) -> YAMLNode? { members.first { $0.name == key }?.value }

  /// The value of a key that must be written.
  func value(_ key: String) throws(ConfigurationFault) -> YAMLNode {
    guard let value = optional(key) else {
      throw node.fault(.missingKey(key, inside: name), in: reader.file)
    }
    return value
  }

  /// The text of a key that must be written.
  func text(_ key: String) throws(ConfigurationFault) -> Configuration.Located<String> {
    try reader.text(value(key), key)
  }

  /// The text of a key, where it is written.
  func optionalText(_ key: String) throws(ConfigurationFault) -> Configuration.Located<String>? {
    guard let value = optional(key) else { return nil }
    return try reader.text(value, key)
  }

  /// The texts of a key; none where it is not written.
  func texts(_ key: String) throws(ConfigurationFault) -> [String] {
    guard let value = optional(key) else { return [] }
    return try reader.texts(value, key).map(\.value)
  }

  /// Yes or no; no where it is not written.
  func choice(_ key: String) throws(ConfigurationFault) -> Bool {
    guard let value = optional(key) else { return false }
    return try reader.choice(value, key)
  }
}
