import OracleFacts

/// What the numbers in a file's dump stand for, in words.
struct DumpedNames {
  private var declarations: [Int: String] = [:]
  private var references: [Int: String] = [:]

  /// Reads the names of a file's facts.
  init(_ values: [JSONValue]) {
    for value in values {
      guard let id = value["id"].number else { continue }
      let line = value["line"].number ?? 0
      let column = value["column"].number ?? 0
      switch value["fact"].text {
      case "declaration":
        let kind = value["kind"].text
        declarations[id] = Words.declaration(kind: kind, line: line, column: column)
      case "reference":
        let role = value["role"].text
        references[id] = Words.reference(role: role, line: line, column: column)
      default: break
      }
    }
  }

  /// Returns the words for a declaration's number.
  func declaration(_ value: JSONValue) -> String {
    guard let id = value.number, id >= 0 else { return Words.nothing }
    return declarations[id] ?? "declaration \(id), which is not there"
  }

  /// Returns the words for a reference's number.
  func reference(_ value: JSONValue) -> String {
    guard let id = value.number, id >= 0 else { return Words.nothing }
    return references[id] ?? "reference \(id), which is not there"
  }

  /// Returns a context in words.
  func context(_ value: JSONValue) -> String {
    guard value.isPresent else { return "" }
    let place = value["place"].text
    switch place {
    case "argument":
      return Words.argument(
        of: reference(value["of"]),
        component: value["component"].number ?? 0,
        position: value["position"].number ?? 0,
        label: value["label"].text
      )
    case "element":
      let within = value["within"].text
      return Words.element(
        depth: value["depth"].number ?? 0,
        within: within,
        of: owner(of: within, value["of"])
      )
    case "castReceiver": return Words.place(place, of: value["type"].text)
    default: return Words.place(place, of: owner(of: place, value["of"]))
    }
  }

  private func owner(of place: String, _ value: JSONValue) -> String {
    ["initialValue", "returnValue", "thrownValue"].contains(place)
      ? declaration(value) : reference(value)
  }
}
