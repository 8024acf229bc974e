import OracleFacts

/// Puts what was found in a tree into words.
struct FactWriter {
  /// The lines of the file.
  let lines: LineTable

  /// Returns the fact about the file itself.
  func file(isGenerated: Bool) -> Fact {
    Fact(
      kind: .file,
      key: "file",
      line: 1,
      fields: [
        Fact.Field("lines", String(lines.count)), Fact.Field("generated", String(isGenerated)),
      ]
    )
  }

  /// Returns the fact of an import.
  func fact(_ found: FoundImport) -> Fact {
    let place = lines.position(of: found.offset)
    return Fact(
      kind: .import,
      key: "\(place.line):\(place.column)",
      line: place.line,
      fields: [
        Fact.Field("path", found.path.joined(separator: ".")),
        Fact.Field("kind", found.kind),
        Fact.Field("testable", String(found.isTestable)),
        Fact.Field("conditional", String(found.isConditional)),
      ]
    )
  }

  /// Returns the fact of a declaration.
  func fact(_ found: FoundDeclaration) -> Fact {
    let end = lines.position(of: found.end).line
    return Fact(
      kind: .declaration,
      key: name(of: found),
      line: lines.position(of: found.nameOffset).line,
      lastLine: end,
      fields: [
        Fact.Field("name", found.name),
        Fact.Field("label", found.label),
        Fact.Field("flags", found.flags.sorted().joined(separator: " ")),
        Fact.Field("type", found.type?.text ?? ""),
        Fact.Field("extent", "\(lines.position(of: found.start).line)-\(end)"),
        Fact.Field("parent", found.parent.map { name(of: $0) } ?? Words.nothing),
        Fact.Field("value", found.value.map { name(of: $0) } ?? ""),
        Fact.Field("context", found.context.map { text(of: $0) } ?? ""),
        Fact.Field("visibleFrom", found.visibleFrom.map { place($0) } ?? ""),
      ]
    )
  }

  /// Returns the fact of a reference.
  func fact(_ found: FoundReference) -> Fact {
    Fact(
      kind: .reference,
      key: name(of: found),
      line: lines.position(of: found.components.first?.offset ?? 0).line,
      lastLine: lines.position(of: max(found.components.last?.offset ?? 0, found.argumentsEnd))
        .line,
      fields: [
        Fact.Field("base", found.base.rawValue),
        Fact.Field(
          "components",
          found.components.map { text(of: $0) }.joined(separator: " . ")
        ),
        Fact.Field("scope", name(of: found.scope)),
        Fact.Field("context", found.context.map { text(of: $0) } ?? ""),
      ]
    )
  }

  /// Returns the fact of a comment.
  func fact(_ found: FoundComment) -> Fact {
    let place = lines.position(of: found.offset)
    return Fact(
      kind: .comment,
      key: "\(place.line):\(place.column)",
      line: place.line,
      fields: [
        Fact.Field("text", found.text),
        Fact.Field("standsAlone", String(found.standsAlone)),
        Fact.Field("isAtTop", String(found.isAtTop)),
      ]
    )
  }

  /// Returns the facts of lines that hold bytes which are not UTF-8.
  func brokenLines(of bytes: [UInt8]) -> [Fact] {
    var facts: [Fact] = []
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    where String(validating: line, as: UTF8.self) == nil {
      let text = [UInt8](line)
      let first = text.indices.first { String(validating: text[...$0], as: UTF8.self) == nil } ?? 0
      let number = lines.position(of: line.startIndex + first).line
      let key = "\(number) bytes that are not UTF-8"
      facts.append(Fact(kind: .partial, key: key, line: number, fields: []))
    }
    return facts
  }

  private func place(_ offset: Int) -> String {
    let place = lines.position(of: offset)
    return "\(place.line):\(place.column)"
  }

  private func name(of declaration: FoundDeclaration) -> String {
    let place = lines.position(of: declaration.nameOffset)
    return Words.declaration(kind: declaration.kind, line: place.line, column: place.column)
  }

  private func name(of reference: FoundReference) -> String {
    let place = lines.position(of: reference.components.first?.offset ?? 0)
    return Words.reference(role: reference.role.rawValue, line: place.line, column: place.column)
  }

  private func text(of component: FoundReference.Component) -> String {
    let place = lines.position(of: component.offset)
    return Words.component(
      name: component.name,
      line: place.line,
      column: place.column,
      flags: Array(component.flags),
      arguments: min(component.arguments, 255),
      labels: component.labels
    )
  }

  private func text(of context: FoundContext) -> String {
    var depth = 0
    var outer = context
    while case .element(let inner) = outer {
      depth += 1
      outer = inner
    }
    let (word, owner) = parts(of: outer)
    if depth > 0 { return Words.element(depth: depth, within: word, of: owner) }
    if case .argument(let reference, let component, let position, let label) = context {
      return Words.argument(
        of: name(of: reference),
        component: component,
        position: position,
        label: label
      )
    }
    return Words.place(word, of: owner)
  }

  private func parts(of context: FoundContext) -> (word: String, owner: String) {
    switch context {
    case .argument(let reference, _, _, _): ("argument", name(of: reference))
    case .initialValue(let declaration): ("initialValue", name(of: declaration))
    case .returnValue(let declaration): ("returnValue", name(of: declaration))
    case .thrownValue(let declaration): ("thrownValue", name(of: declaration))
    case .assignment(let reference): ("assignment", name(of: reference))
    case .comparison(let reference): ("comparison", name(of: reference))
    case .subject(let reference): ("subject", reference.map { name(of: $0) } ?? Words.nothing)
    case .receiver(let reference): ("receiver", name(of: reference))
    case .castReceiver(let type): ("castReceiver", type.text)
    case .element: ("element", Words.nothing)
    }
  }
}
