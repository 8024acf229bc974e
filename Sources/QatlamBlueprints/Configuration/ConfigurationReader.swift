internal import QatlamDomain
package import QatlamUseCases

/// Reads `qatlam.yml`.
package struct ConfigurationReader: ConfigurationReading {
  /// Settings are short; more is a mistake, or malice.
  private static let limit = 1 << 20

  private let styles: [String]

  /// Creates a reader that knows the built-in styles.
  package init() { styles = BuiltInBlueprints().styles }

  private static let keys = [
    "version", "style", "roots", "exclude", "layers", "roles", "allow", "rules", "modules",
    "router-owner", "baseline",
  ]

  package func configuration(
    _ bytes: [UInt8],
    in file: String
  ) throws(ConfigurationFault) -> Configuration {
    guard bytes.count <= Self.limit else {
      throw ConfigurationFault(
        file: file,
        line: 1,
        column: 1,
        .unsupported("a file of more than 1 MiB")
      )
    }
    let reader = SettingReader(file: file)
    guard let root = try YAMLTree.root(of: bytes, in: file) else {
      throw ConfigurationFault(
        file: file,
        line: 1,
        column: 1,
        .missingKey("version", inside: "the file")
      )
    }
    var configuration = Configuration(file: file)
    let members = try reader.members(of: root, "the file", known: Self.keys)
    guard let version = members.first(where: { $0.name == "version" }) else {
      throw root.fault(.missingKey("version", inside: "the file"), in: file)
    }
    let number = try reader.text(version.value, "version")
    guard number.value == "1" else {
      throw reader.fault(at: number, .unknownVersion(number.value))
    }
    for member in members { try read(member, reader, into: &configuration) }
    return configuration
  }

  private func read(
    _ member: YAMLNode.Member,
    _ reader: SettingReader,
    into configuration: inout Configuration
  ) throws(ConfigurationFault) {
    let (key, value) = (member.name, member.value)
    switch key {
    case "style":
      let style = try reader.text(value, key)
      guard styles.contains(style.value) else {
        throw reader.fault(at: style, .unknownStyle(style.value, known: styles))
      }
      configuration.style = style
    case "roots":
      for text in try reader.texts(value, key) {
        configuration.roots.append(try reader.path(text, key))
      }
    case "exclude": configuration.exclude = try patterns(value, key, reader)
    case "layers": configuration.layers = try layers(value, reader)
    case "roles": configuration.roles = try roles(value, reader)
    case "allow": configuration.allow = try allowances(value, reader)
    case "rules": configuration.rules = try levels(value, reader)
    case "modules": configuration.modules = try modules(value, reader)
    case "router-owner":
      let owners = ["view", "presenter", "interactor"]
      configuration.routerOwner = try reader.word(value, key, among: owners)
    case "baseline":
      configuration.baseline = try reader.path(try reader.text(value, key), key)
    default: break
    }
  }

  private func patterns(
    _ node: YAMLNode,
    _ key: String,
    _ reader: SettingReader
  ) throws(ConfigurationFault) -> [Configuration.Located<String>] {
    let patterns = try reader.texts(node, key)
    for pattern in patterns {
      do throws(GlobFault) {
        _ = try Glob(pattern.value)
      } catch {
        throw reader.fault(at: pattern, .invalidPattern(error.pattern))
      }
    }
    return patterns
  }

  private func layers(
    _ node: YAMLNode,
    _ reader: SettingReader
  ) throws(ConfigurationFault) -> [Configuration.Entry] {
    var entries: [Configuration.Entry] = []
    var seen: Set<String> = []
    for member in try reader.members(of: node, "layers") {
      let values = try patterns(member.value, member.name, reader)
      for value in values where !seen.insert(value.value).inserted {
        throw reader.fault(at: value, .duplicateValue(value.value, key: "layers"))
      }
      entries.append(.init(name: try reader.text(member.key, "layers"), values: values))
    }
    return entries
  }

  private func roles(
    _ node: YAMLNode,
    _ reader: SettingReader
  ) throws(ConfigurationFault) -> [Configuration.Entry] {
    var entries: [Configuration.Entry] = []
    for role in try reader.members(of: node, "roles") {
      let members = try reader.members(of: role.value, role.name, known: ["suffix"])
      guard let suffix = members.first else {
        throw role.key.fault(.missingKey("suffix", inside: role.name), in: reader.file)
      }
      entries.append(
        .init(
          name: try reader.text(role.key, "roles"),
          values: try reader.texts(suffix.value, "suffix")
        )
      )
    }
    return entries
  }

  private func allowances(
    _ node: YAMLNode,
    _ reader: SettingReader
  ) throws(ConfigurationFault) -> [Configuration.Allowance] {
    guard case .list(let elements) = node.content, !elements.isEmpty else {
      throw node.fault(
        .wrongType(key: "allow", expected: "a list of edges with from, to and reason"),
        in: reader.file
      )
    }
    var allowances: [Configuration.Allowance] = []
    for element in elements {
      let keys = ["from", "to", "reason"]
      let members = try reader.members(of: element, "allow", known: keys)
      var texts: [String: Configuration.Located<String>] = [:]
      for member in members { texts[member.name] = try reader.text(member.value, member.name) }
      guard let from = texts["from"], let to = texts["to"], let reason = texts["reason"] else {
        let missing = keys.first { texts[$0] == nil } ?? "reason"
        throw element.fault(.missingKey(missing, inside: "allow"), in: reader.file)
      }
      if allowances.contains(where: { $0.from.value == from.value && $0.to.value == to.value }) {
        let edge = "\(from.value) → \(to.value)"
        throw reader.fault(at: from, .duplicateValue(edge, key: "allow"))
      }
      allowances.append(.init(from: from, to: to, reason: reason.value))
    }
    return allowances
  }

  /// Reads the levels of rules: a word behind the rule, or `{ level: … }`.
  ///
  /// Here `off` is a word, whatever YAML thinks of it.
  private func levels(
    _ node: YAMLNode,
    _ reader: SettingReader
  ) throws(ConfigurationFault) -> [Configuration.Level] {
    var levels: [Configuration.Level] = []
    for member in try reader.members(of: node, "rules") {
      guard let rule = RuleID(rawValue: member.name) else {
        throw member.key.fault(.unknownRule(member.name), in: reader.file)
      }
      var value = member.value
      if case .map = value.content {
        let inner = try reader.members(of: value, member.name, known: ["level"])
        guard let level = inner.first else {
          throw value.fault(.missingKey("level", inside: member.name), in: reader.file)
        }
        value = level.value
      }
      let known = RuleLevel.allCases.map(\.rawValue)
      let word = try reader.word(value, member.name, among: known)
      guard let level = RuleLevel(rawValue: word.value) else { continue }
      levels.append(.init(rule, level))
    }
    return levels
  }

  private func modules(
    _ node: YAMLNode,
    _ reader: SettingReader
  ) throws(ConfigurationFault) -> [Configuration.Entry] {
    let kinds = ModuleKind.allCases.map(\.rawValue)
    var entries: [Configuration.Entry] = []
    var seen: Set<String> = []
    for member in try reader.members(of: node, "modules", known: kinds) {
      let values = try reader.texts(member.value, member.name)
      for value in values where !seen.insert(value.value).inserted {
        throw reader.fault(at: value, .duplicateValue(value.value, key: "modules"))
      }
      entries.append(.init(name: try reader.text(member.key, "modules"), values: values))
    }
    return entries
  }
}
