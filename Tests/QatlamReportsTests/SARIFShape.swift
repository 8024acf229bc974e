/// What SARIF 2.1.0 asks of the parts that Qatlam writes, by section of the standard.
enum SARIFShape {
  /// Properties that each kind of object may have; the first list must be there.
  private static let objects: [String: (required: Set<String>, optional: Set<String>)] = [
    "log": (["version", "runs"], ["$schema"]),
    "run": (["tool", "results"], ["columnKind", "originalUriBaseIds"]),
    "tool": (["driver"], []),
    "driver": (["name"], ["rules", "version", "informationUri"]),
    "rule": (["id"], ["shortDescription", "fullDescription", "help", "name"]),
    "message": (["text"], []),
    "base": ([], ["description", "uri"]),
    "result": (
      ["message"],
      ["level", "locations", "partialFingerprints", "relatedLocations", "ruleId", "ruleIndex"]
    ),
    "location": (["physicalLocation"], ["message"]),
    "physicalLocation": (["artifactLocation"], ["region"]),
    "artifactLocation": (["uri"], ["uriBaseId"]),
    "region": (["startLine"], ["startColumn"]),
  ]

  /// What is wrong with a log, each with the place; none where it keeps to the standard.
  static func mistakes(in log: JSONValue) -> [String] {
    var found = shape(log, "log", at: "log")
    if log["version"]?.text != "2.1.0" { found.append("log.version") }
    for (index, run) in (log["runs"]?.elements ?? []).enumerated() {
      found += mistakes(inRun: run, at: "runs[\(index)]")
    }
    return found
  }

  private static func mistakes(inRun run: JSONValue, at place: String) -> [String] {
    var found = shape(run, "run", at: place)
    let kinds = ["utf16CodeUnits", "unicodeCodePoints"]
    if let kind = run["columnKind"], !kinds.contains(kind.text ?? "") {
      found.append("\(place).columnKind")
    }
    let bases = run["originalUriBaseIds"]?.members ?? [:]
    for (name, base) in bases {
      found += shape(base, "base", at: "\(place).\(name)") + message(base["description"], at: name)
    }
    found += shape(run["tool"], "tool", at: "\(place).tool")
    let driver = run["tool"]?["driver"]
    found += shape(driver, "driver", at: "\(place).tool.driver")
    let rules = driver?["rules"]?.elements ?? []
    let identifiers = rules.map { $0["id"]?.text ?? "" }
    if Set(identifiers).count < identifiers.count { found.append("\(place).rules: twice") }
    for (index, rule) in rules.enumerated() {
      found += shape(rule, "rule", at: "rules[\(index)]")
      for key in ["shortDescription", "fullDescription", "help"] {
        found += message(rule[key], at: "rules[\(index)].\(key)")
      }
    }
    for (index, result) in (run["results"]?.elements ?? []).enumerated() {
      found += mistakes(inResult: result, identifiers, Set(bases.keys), at: "results[\(index)]")
    }
    return found
  }

  private static func mistakes(
    inResult result: JSONValue,
    _ rules: [String],
    _ bases: Set<String>,
    at place: String
  ) -> [String] {
    var found = shape(result, "result", at: place) + message(result["message"], at: place)
    if !["none", "note", "warning", "error"].contains(result["level"]?.text ?? "warning") {
      found.append("\(place).level")
    }
    let index = result["ruleIndex"]?.number ?? -1
    if !rules.indices.contains(index) || rules[index] != result["ruleId"]?.text {
      found.append("\(place).ruleIndex")
    }
    if result["partialFingerprints"]?.members.values.contains(where: { $0.text == nil }) == true {
      found.append("\(place).partialFingerprints")
    }
    let locations = ["locations", "relatedLocations"].flatMap { result[$0]?.elements ?? [] }
    if result["locations"]?.elements.count != 1 { found.append("\(place).locations") }
    for location in locations {
      let physical = location["physicalLocation"]
      let artifact = physical?["artifactLocation"]
      found += shape(location, "location", at: place)
      found += shape(physical, "physicalLocation", at: place)
      found += shape(artifact, "artifactLocation", at: place)
      if !isRelativeReference(artifact?["uri"]?.text ?? "") { found.append("\(place).uri") }
      if let base = artifact?["uriBaseId"]?.text, !bases.contains(base) {
        found.append("\(place).uriBaseId")
      }
      guard let region = physical?["region"] else { continue }
      found += shape(region, "region", at: place)
      if region.members.values.contains(where: { ($0.number ?? 0) < 1 }) {
        found.append("\(place).region")
      }
    }
    return found
  }

  private static func message(_ value: JSONValue?, at place: String) -> [String] {
    guard let value else { return [] }
    return shape(value, "message", at: place)
      + (value["text"]?.text?.isEmpty == false ? [] : ["\(place).text"])
  }

  private static func shape(_ value: JSONValue?, _ kind: String, at place: String) -> [String] {
    guard case .map(let members)? = value, let form = objects[kind] else {
      return ["\(place): no object"]
    }
    let names = Set(members.keys)
    return form.required.subtracting(names).sorted().map { "\(place).\($0) is missing" }
      + names.subtracting(form.required).subtracting(form.optional).sorted().map {
        "\(place).\($0) is unknown"
      }
  }

  /// RFC 3986, section 4.2: no scheme, no slash in front, nothing but the characters of a path, `%` before two digits.
  private static func isRelativeReference(_ text: String) -> Bool {
    guard !text.isEmpty, !text.hasPrefix("/") else { return false }
    let first = text.split(separator: "/", omittingEmptySubsequences: false)[0]
    guard !first.contains(":") else { return false }
    let bytes = Array(text.utf8)
    return bytes.indices.allSatisfy { index in
      let byte = bytes[index]
      if byte == UInt8(ascii: "%") {
        let digits = bytes.dropFirst(index + 1).prefix(2)
        return digits.count == 2 && digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
      }
      let character = Character(Unicode.Scalar(byte))
      return byte < 0x80
        && (character.isLetter || character.isNumber || "-._~/+!$&'()*,;=@".contains(character))
    }
  }
}
