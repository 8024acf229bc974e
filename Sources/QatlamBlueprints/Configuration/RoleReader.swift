internal import QatlamDomain
internal import QatlamUseCases

/// Reads `roles`: more signs of the style's roles, and roles of the project's own.
struct RoleReader {
  let reader: SettingReader

  private static let signs = [
    "suffix", "file-suffix", "folders", "paths", "kinds", "inherits", "attributes", "nested-in",
    "in-feature",
  ]

  /// The kinds of declarations that settings can name.
  static let kinds: [(word: String, kind: DeclarationKind)] = [
    ("class", .class), ("struct", .struct), ("enum", .enum), ("actor", .actor),
    ("protocol", .protocol), ("extension", .extension),
  ]

  func roles(_ node: YAMLNode) throws(ConfigurationFault) -> [Configuration.Role] {
    var roles: [Configuration.Role] = []
    for member in try reader.members(of: node, "roles") { roles.append(try role(member)) }
    return roles
  }

  private func role(_ role: YAMLNode.Member) throws(ConfigurationFault) -> Configuration.Role {
    let known = Self.signs + ["or", "summary", "is"]
    let members = try reader.members(of: role.value, role.name, known: known)
    guard !members.isEmpty else {
      throw role.key.fault(.missingKey("suffix", inside: role.name), in: reader.file)
    }
    var read = Configuration.Role(try reader.text(role.key, "roles"), signs: [])
    let own = try signs(members)
    if !own.isEmpty { read.signs.append(own) }
    for member in members {
      switch member.name {
      case "summary": read.summary = try reader.text(member.value, "summary").value
      case "is": read.traits = try traits(member.value)
      case "or":
        let sets = try reader.elements(of: member.value, "or", expected: "a list of signs")
        for set in sets {
          read.signs.append(try signs(reader.members(of: set, "or", known: Self.signs)))
        }
      default: break
      }
    }
    return read
  }

  private func traits(
    _ node: YAMLNode
  ) throws(ConfigurationFault) -> [Configuration.Located<Configuration.Trait>] {
    let known = Configuration.Trait.allCases.map(\.rawValue)
    return try reader.words(node, "is", among: known).compactMap { word in
      Configuration.Trait(rawValue: word.value).map {
        Configuration.Located($0, line: word.line, column: word.column)
      }
    }
  }

  private func signs(
    _ members: [YAMLNode.Member]
  ) throws(ConfigurationFault) -> [Configuration.Sign] {
    var signs: [Configuration.Sign] = []
    for member in members {
      if let sign = try sign(member.name, member.value) { signs.append(sign) }
    }
    return signs
  }

  private func sign(
    _ key: String,
    _ value: YAMLNode
  ) throws(ConfigurationFault) -> Configuration.Sign? {
    switch key {
    case "suffix": .suffix(try reader.texts(value, key))
    case "file-suffix": .condition(.fileSuffix(try texts(value, key)))
    case "folders": .condition(.folder(try reader.folders(value, key)))
    case "paths": .paths(try reader.patterns(value, key))
    case "kinds": .condition(.kind(try reader.kinds(value, key)))
    case "inherits": .condition(.inherits(try texts(value, key)))
    case "attributes": .condition(.attribute(try texts(value, key)))
    case "nested-in": .nestedIn(try reader.texts(value, key))
    case "in-feature": .condition(try reader.choice(value, key) ? .inFeature : .notInFeature)
    default: nil
    }
  }

  private func texts(_ node: YAMLNode, _ key: String) throws(ConfigurationFault) -> [String] {
    try reader.texts(node, key).map(\.value)
  }
}

extension SettingReader {
  /// Kinds of declarations.
  func kinds(_ node: YAMLNode, _ key: String) throws(ConfigurationFault) -> [DeclarationKind] {
    let words = try words(node, key, among: RoleReader.kinds.map(\.word)).map(\.value)
    return RoleReader.kinds.filter { words.contains($0.word) }.map(\.kind)
  }

  /// Globs of files.
  func patterns(
    _ node: YAMLNode,
    _ key: String
  ) throws(ConfigurationFault) -> [Configuration.Located<String>] {
    let patterns = try texts(node, key)
    for pattern in patterns {
      do throws(GlobFault) {
        _ = try Glob(pattern.value)
      } catch {
        throw fault(at: pattern, .invalidPattern(error.pattern))
      }
    }
    return patterns
  }
}
