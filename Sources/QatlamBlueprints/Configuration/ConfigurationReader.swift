internal import QatlamDomain
package import QatlamUseCases

/// Reads `qatlam.yml`.
package struct ConfigurationReader: ConfigurationReading {
  /// Settings are short; more is a mistake, or malice.
  private static let limit = 1 << 20

  private let styles: [String]

  /// Creates a reader that knows the built-in styles.
  package init() { styles = BuiltInBlueprints().styles + [BuiltInBlueprints.ownStyle] }

  private static let keys = [
    "version", "style", "roots", "exclude", "layers", "roles", "allow", "forbid", "imports",
    "features", "shapes", "rules", "modules", "router-owner", "baseline",
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
    case "exclude": configuration.exclude = try reader.patterns(value, key)
    case "layers": configuration.layers = try layers(value, reader)
    case "roles": configuration.roles = try RoleReader(reader: reader).roles(value)
    case "allow": configuration.allow = try EdgeReader(reader: reader).allowances(value)
    case "forbid": configuration.forbid = try EdgeReader(reader: reader).prohibitions(value)
    case "imports": configuration.imports = try EdgeReader(reader: reader).imports(value)
    case "features": configuration.features = try EdgeReader(reader: reader).features(value)
    case "shapes": configuration.shapes = try ShapeReader(reader: reader).shapes(value)
    case "rules": try LevelReader(reader: reader).read(value, into: &configuration)
    case "modules": configuration.modules = try modules(value, reader)
    case "router-owner":
      let owners = ["view", "presenter", "interactor"]
      configuration.routerOwner = try reader.word(value, key, among: owners)
    case "baseline":
      configuration.baseline = try reader.path(try reader.text(value, key), key)
    default: break
    }
  }

  private func layers(
    _ node: YAMLNode,
    _ reader: SettingReader
  ) throws(ConfigurationFault) -> [Configuration.Entry] {
    var entries: [Configuration.Entry] = []
    var seen: Set<String> = []
    for member in try reader.members(of: node, "layers") {
      let values = try reader.patterns(member.value, member.name)
      for value in values where !seen.insert(value.value).inserted {
        throw reader.fault(at: value, .duplicateValue(value.value, key: "layers"))
      }
      entries.append(.init(name: try reader.text(member.key, "layers"), values: values))
    }
    return entries
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
