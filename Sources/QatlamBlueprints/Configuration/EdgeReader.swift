internal import QatlamDomain
internal import QatlamUseCases

/// Reads who may know whom: `allow`, `forbid`, `imports` and `features`.
struct EdgeReader {
  let reader: SettingReader

  /// Reads the edges that are allowed, none of them twice.
  func allowances(_ node: YAMLNode) throws(ConfigurationFault) -> [Configuration.Allowance] {
    let expected = "a list of edges with from, to and reason"
    var allowances: [Configuration.Allowance] = []
    for element in try reader.elements(of: node, "allow", expected: expected) {
      let keys = ["from", "to", "reason", "across-features"]
      let entry = try SettingEntry(element, "allow", known: keys, reader)
      let (from, to) = (try entry.text("from"), try entry.text("to"))
      let reason = try entry.text("reason").value
      if allowances.contains(where: { $0.from.value == from.value && $0.to.value == to.value }) {
        let edge = "\(from.value) → \(to.value)"
        throw reader.fault(at: from, .duplicateValue(edge, key: "allow"))
      }
      let crosses = try entry.choice("across-features")
      allowances.append(.init(from: from, to: to, reason: reason, crossesFeatures: crosses))
    }
    return allowances
  }

  /// Reads the edges that are forbidden or explained.
  func prohibitions(_ node: YAMLNode) throws(ConfigurationFault) -> [Configuration.Prohibition] {
    let expected = "a list of edges with from or to, reason and remedy"
    var prohibitions: [Configuration.Prohibition] = []
    for element in try reader.elements(of: node, "forbid", expected: expected) {
      let keys = ["from", "to", "reason", "remedy", "skips-step"]
      let entry = try SettingEntry(element, "forbid", known: keys, reader)
      let (from, to) = (try entry.optionalText("from"), try entry.optionalText("to"))
      guard from != nil || to != nil else {
        throw element.fault(.endlessProhibition, in: reader.file)
      }
      prohibitions.append(
        .init(
          from: from,
          to: to,
          reason: try entry.text("reason").value,
          remedy: try entry.text("remedy").value,
          skipsStep: try entry.choice("skips-step")
        )
      )
    }
    return prohibitions
  }

  /// Reads what roles may import; modules of the codebase itself they always may.
  func imports(_ node: YAMLNode) throws(ConfigurationFault) -> [Configuration.ImportRule] {
    let expected = "a list of rules with roles, kinds, reason and remedy"
    var rules: [Configuration.ImportRule] = []
    for element in try reader.elements(of: node, "imports", expected: expected) {
      let keys = ["roles", "kinds", "tolerate", "modules", "reason", "remedy"]
      let entry = try SettingEntry(element, "imports", known: keys, reader)
      rules.append(
        .init(
          try reader.texts(entry.value("roles"), "roles"),
          kinds: try kinds(entry.value("kinds"), "kinds"),
          tolerated: try entry.optional("tolerate").map { node throws(ConfigurationFault) in
            try kinds(node, "tolerate")
          } ?? [],
          modules: Set(try entry.texts("modules")),
          reason: try entry.text("reason").value,
          remedy: try entry.text("remedy").value
        )
      )
    }
    return rules
  }

  /// Reads which folders are features; reason and remedy come together.
  func features(_ node: YAMLNode) throws(ConfigurationFault) -> Configuration.Features {
    let keys = ["folders", "inside", "reason", "remedy"]
    let entry = try SettingEntry(node, "features", known: keys, reader)
    var features = Configuration.Features()
    if let folders = entry.optional("folders") {
      features.folders = try reader.folders(folders, "folders")
    }
    if let inside = entry.optional("inside") {
      features.inside = try reader.folders(inside, "inside")
    }
    if entry.optional("reason") != nil || entry.optional("remedy") != nil {
      features.reason = try entry.text("reason").value
      features.remedy = try entry.text("remedy").value
    }
    return features
  }

  private func kinds(
    _ node: YAMLNode,
    _ key: String
  ) throws(ConfigurationFault) -> Set<ModuleKind> {
    let known = ModuleKind.allCases.map(\.rawValue)
    return Set(
      try reader.words(node, key, among: known).compactMap { ModuleKind(rawValue: $0.value) }
    )
  }
}
