import OracleFacts

/// One line of a dump.
struct DumpedFact {
  /// The line's object.
  let value: JSONValue
  /// What its numbers stand for.
  let names: DumpedNames

  private var line: Int { value["line"].number ?? 0 }
  private var column: Int { value["column"].number ?? 0 }

  /// The fact in words, or `nil` where the line is of a kind that is not compared.
  var fact: Fact? {
    switch value["fact"].text {
    case "file": file
    case "import": imported
    case "declaration": declaration
    case "reference": reference
    case "comment": comment
    case "partial":
      Fact(
        kind: .partial,
        key: "\(line) \(value["reason"].text)",
        line: line,
        fields: []
      )
    default: nil
    }
  }

  private var file: Fact {
    Fact(
      kind: .file,
      key: "file",
      line: 1,
      fields: [
        Fact.Field("lines", String(value["lines"].number ?? 0)),
        Fact.Field("generated", String(value["generated"].isTrue)),
      ]
    )
  }

  private var imported: Fact {
    Fact(
      kind: .import,
      key: "\(line):\(column)",
      line: line,
      fields: [
        Fact.Field("path", value["path"].elements.map(\.text).joined(separator: ".")),
        Fact.Field("kind", value["kind"].text),
        Fact.Field("testable", String(value["testable"].isTrue)),
        Fact.Field("conditional", String(value["conditional"].isTrue)),
      ]
    )
  }

  private var declaration: Fact {
    let end = value["endLine"].number ?? 0
    let visible = value["visibleFrom"]
    return Fact(
      kind: .declaration,
      key: Words.declaration(kind: value["kind"].text, line: line, column: column),
      line: line,
      lastLine: end,
      fields: [
        Fact.Field("name", value["name"].text),
        Fact.Field("label", value["label"].text),
        Fact.Field("flags", value["flags"].elements.map(\.text).sorted().joined(separator: " ")),
        Fact.Field("type", value["type"].text),
        Fact.Field("extent", "\(value["startLine"].number ?? 0)-\(end)"),
        Fact.Field("parent", names.declaration(value["parent"])),
        Fact.Field("value", value["value"].isPresent ? names.reference(value["value"]) : ""),
        Fact.Field("context", names.context(value["context"])),
        Fact.Field(
          "visibleFrom",
          visible.isPresent
            ? "\(visible["line"].number ?? 0):\(visible["column"].number ?? 0)" : ""
        ),
      ]
    )
  }

  private var reference: Fact {
    let components = value["components"].elements
    return Fact(
      kind: .reference,
      key: Words.reference(role: value["role"].text, line: line, column: column),
      line: line,
      lastLine: components.last?["line"].number,
      fields: [
        Fact.Field("base", value["base"].text),
        Fact.Field("components", components.map(text(ofComponent:)).joined(separator: " . ")),
        Fact.Field("scope", names.declaration(value["scope"])),
        Fact.Field("context", names.context(value["context"])),
      ]
    )
  }

  private func text(ofComponent component: JSONValue) -> String {
    Words.component(
      name: component["name"].text,
      line: component["line"].number ?? 0,
      column: component["column"].number ?? 0,
      flags: component["flags"].elements.map(\.text),
      arguments: component["arguments"].number ?? 0,
      labels: component["labels"].elements.map(\.text)
    )
  }

  private var comment: Fact {
    Fact(
      kind: .comment,
      key: "\(line):\(column)",
      line: line,
      fields: [
        Fact.Field("text", value["text"].text),
        Fact.Field("standsAlone", String(value["standsAlone"].isTrue)),
        Fact.Field("isAtTop", String(value["isAtTop"].isTrue)),
      ]
    )
  }
}
