internal import QatlamDomain
internal import QatlamUseCases

/// Reads `shapes`: what the project asks of roles, with the same constraints as the built-in blueprints.
struct ShapeReader {
  let reader: SettingReader

  func shapes(_ node: YAMLNode) throws(ConfigurationFault) -> [Configuration.OwnShape] {
    let expected = "a list of shapes with roles, a constraint, reason and remedy"
    var shapes: [Configuration.OwnShape] = []
    for element in try reader.elements(of: node, "shapes", expected: expected) {
      shapes.append(try shape(element))
    }
    return shapes
  }

  private func shape(_ node: YAMLNode) throws(ConfigurationFault) -> Configuration.OwnShape {
    let words = ConstraintWord.allCases.map(\.rawValue)
    let options = ConstraintWord.allCases.flatMap(\.options)
    let known = ["roles", "rule"] + words + options + ["level", "reason", "remedy"]
    let entry = try SettingEntry(node, "shapes", known: known, reader)
    let found = ConstraintWord.allCases.filter { entry.optional($0.rawValue) != nil }
    guard let word = found.first, found.count == 1 else {
      let problem = ConfigurationFault.Problem.oneConstraint(
        found: found.map(\.rawValue),
        known: words
      )
      throw node.fault(problem, in: reader.file)
    }
    let allowed = ["roles", "rule", word.rawValue] + word.options + ["level", "reason", "remedy"]
    _ = try reader.members(of: node, word.rawValue, known: allowed)
    let constraint = try ConstraintReader(reader: reader, entry: entry).constraint(word)
    return Configuration.OwnShape(
      try rule(entry) ?? word.rule,
      try reader.texts(entry.value("roles"), "roles"),
      constraint.value,
      naming: constraint.named,
      reason: try entry.text("reason").value,
      remedy: try entry.text("remedy").value,
      level: try entry.optional("level").map { node throws(ConfigurationFault) in
        try LevelReader(reader: reader).level(node, "level")
      }
    )
  }

  /// The rule whose findings they are, where that is not the constraint's usual one.
  private func rule(_ entry: SettingEntry) throws(ConfigurationFault) -> RuleID? {
    guard let text = try entry.optionalText("rule") else { return nil }
    let usual = Set(ConstraintWord.allCases.map(\.rule)).union([.decodableEntity])
    let rules = usual.sorted().map(\.rawValue)
    guard let rule = RuleID(rawValue: text.value), rules.contains(text.value) else {
      throw reader.fault(at: text, .unknownValue(text.value, key: "rule", known: rules))
    }
    return rule
  }
}
