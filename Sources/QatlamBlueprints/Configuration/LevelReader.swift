internal import QatlamDomain
internal import QatlamUseCases

/// Reads `rules`: a word behind the rule, or what holds for all, in some layers or roles, and for some rings.
///
/// Here `off` is a word, whatever YAML thinks of it.
struct LevelReader {
  let reader: SettingReader

  func read(
    _ node: YAMLNode,
    into configuration: inout Configuration
  ) throws(ConfigurationFault) {
    for member in try reader.members(of: node, "rules") {
      guard let rule = RuleID(rawValue: member.name) else {
        throw member.key.fault(.unknownRule(member.name), in: reader.file)
      }
      guard case .map = member.value.content else {
        configuration.rules.append(.init(rule, try level(member.value, member.name)))
        continue
      }
      try readParts(member, rule, into: &configuration)
    }
  }

  private func readParts(
    _ member: YAMLNode.Member,
    _ rule: RuleID,
    into configuration: inout Configuration
  ) throws(ConfigurationFault) {
    let rings = rule == .cycle ? RingKind.allCases.map(\.rawValue) : []
    let entry = try SettingEntry(member.value, member.name, known: ["level", "in"] + rings, reader)
    guard !entry.keys.isEmpty else {
      throw member.value.fault(.missingKey("level", inside: member.name), in: reader.file)
    }
    if let value = entry.optional("level") {
      configuration.rules.append(.init(rule, try level(value, "level")))
    }
    for kind in RingKind.allCases {
      guard let value = entry.optional(kind.rawValue) else { continue }
      configuration.ringLevels[kind] = try level(value, kind.rawValue)
    }
    guard let places = entry.optional("in") else { return }
    for place in try reader.members(of: places, "in") {
      let name = try reader.text(place.key, "in")
      let level = try level(place.value, place.name)
      configuration.localLevels.append(.init(rule, in: name, level))
    }
  }

  /// Reads a level.
  func level(_ node: YAMLNode, _ key: String) throws(ConfigurationFault) -> RuleLevel {
    let word = try reader.word(node, key, among: RuleLevel.allCases.map(\.rawValue))
    return RuleLevel.allCases.first { $0.rawValue == word.value } ?? .off
  }
}
