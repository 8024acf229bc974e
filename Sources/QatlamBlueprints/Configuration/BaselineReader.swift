internal import QatlamDomain
package import QatlamUseCases

/// Reads `qatlam-baseline.json`; every JSON text is YAML.
package struct BaselineReader: BaselineReading {
  /// Creates a reader.
  package init() {}

  package func baseline(
    _ bytes: [UInt8],
    in file: String
  ) throws(ConfigurationFault) -> Baseline {
    let reader = SettingReader(file: file)
    guard let root = try YAMLTree.root(of: bytes, in: file) else {
      throw ConfigurationFault(
        file: file,
        line: 1,
        column: 1,
        .missingKey("version", inside: "the file")
      )
    }
    let members = try reader.members(of: root, "the file", known: ["breaks", "version"])
    guard let version = members.first(where: { $0.name == "version" }) else {
      throw root.fault(.missingKey("version", inside: "the file"), in: file)
    }
    let number = try reader.text(version.value, "version")
    guard number.value == "1" else {
      throw reader.fault(at: number, .unknownVersion(number.value))
    }
    guard let list = members.first(where: { $0.name == "breaks" }) else {
      throw root.fault(.missingKey("breaks", inside: "the file"), in: file)
    }
    guard case .list(let elements) = list.value.content else {
      throw list.value.fault(.wrongType(key: "breaks", expected: "a list"), in: file)
    }
    var lines: [KnownBreak: Int] = [:]
    for element in elements {
      let entry = try self.entry(element, reader)
      // A merge of two branches may name a break twice; that changes nothing.
      if lines[entry] == nil { lines[entry] = element.line }
    }
    return Baseline(lines: lines)
  }

  private func entry(
    _ node: YAMLNode,
    _ reader: SettingReader
  ) throws(ConfigurationFault) -> KnownBreak {
    let keys = ["file", "rule", "source", "target"]
    var texts: [String: String] = [:]
    for member in try reader.members(of: node, "breaks", known: keys) {
      guard case .scalar(let text) = member.value.content else {
        throw member.value.fault(.wrongType(key: member.name, expected: "a text"), in: reader.file)
      }
      texts[member.name] = text
    }
    guard let file = texts["file"], let rule = texts["rule"], let source = texts["source"],
      let target = texts["target"]
    else {
      let missing = keys.first { texts[$0] == nil } ?? "rule"
      throw node.fault(.missingKey(missing, inside: "breaks"), in: reader.file)
    }
    return KnownBreak(rule: rule, file: file, source: source, target: target)
  }
}
