package import QatlamDomain

/// The facts of files as JSON, one object a line: the file, its imports, declarations, references,
/// comments and partial reads, in the order of the source.
///
/// `id`, `parent`, `scope` and `value` count the declarations and references of the same file.
package struct FactsDump: Sendable {
  private let names: NameTable

  /// Creates a dump of files that use a table's names.
  package init(names: NameTable) { self.names = names }

  /// Returns the lines of one file as UTF-8.
  package func bytes(of file: FileFacts) -> [UInt8] {
    var writer = JSONWriter()
    write(file, to: &writer)
    for fact in file.imports { write(fact, in: file, to: &writer) }
    for id in file.declarations.indices { writeDeclaration(id, in: file, to: &writer) }
    var labels = file.arguments.filter { $0.label != 0 }[...]
    for id in file.chains.indices { writeChain(id, in: file, labels: &labels, to: &writer) }
    for fact in file.comments { write(fact, in: file, to: &writer) }
    for fact in file.partialReads {
      writer.beginObject()
      writer.member("fact", "partial")
      writer.member("file", file.path)
      writer.member("line", Int(fact.line))
      writer.member("reason", fact.reason.rawValue)
      writer.endObject()
      writer.endLine()
    }
    return writer.bytes
  }

  private func write(_ file: FileFacts, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("declarations", file.declarations.count)
    writer.member("fact", "file")
    writer.member("file", file.path)
    writer.member("generated", file.hasGeneratedMarker)
    writer.member("imports", file.imports.count)
    writer.member("lines", file.lineStarts.count)
    writer.member("references", file.chains.count)
    writer.endObject()
    writer.endLine()
  }

  private func write(_ fact: ImportFact, in file: FileFacts, to writer: inout JSONWriter) {
    let place = file.position(of: fact.offset)
    writer.beginObject()
    writer.member("column", place.column)
    writer.member("conditional", fact.isConditional)
    writer.member("fact", "import")
    writer.member("file", file.path)
    if fact.kind != 0 { writer.member("kind", names[fact.kind]) }
    writer.member("line", place.line)
    writer.member("path", fact.path.map { names[$0] })
    writer.member("testable", fact.isTestable)
    writer.endObject()
    writer.endLine()
  }

  private func writeDeclaration(_ id: Int, in file: FileFacts, to writer: inout JSONWriter) {
    let fact = file.declarations[id]
    let place = file.position(of: fact.nameOffset)
    writer.beginObject()
    writer.member("column", place.column)
    writeContext(fact.context, in: file, to: &writer)
    writer.member("endLine", file.position(of: fact.end).line)
    writer.member("fact", "declaration")
    writer.member("file", file.path)
    writer.member("flags", fact.flags.words)
    writer.member("id", id)
    writer.member("kind", fact.kind.word)
    if fact.label != 0 { writer.member("label", names[fact.label]) }
    writer.member("line", place.line)
    writer.member("name", names[fact.name])
    writer.member("parent", Int(fact.parent))
    writer.member("startLine", file.position(of: fact.start).line)
    if fact.type >= 0 {
      writer.member("type", TypeText(file: file, names: names).text(of: fact.type))
    }
    if fact.value >= 0 { writer.member("value", Int(fact.value)) }
    if fact.visibleFrom > 0 {
      let visible = file.position(of: fact.visibleFrom)
      writer.key("visibleFrom")
      writer.beginObject()
      writer.member("column", visible.column)
      writer.member("line", visible.line)
      writer.endObject()
    }
    writer.endObject()
    writer.endLine()
  }

  /// Writes a chain; takes the labels of its arguments, which come first in `labels`.
  private func writeChain(
    _ id: Int,
    in file: FileFacts,
    labels: inout ArraySlice<ArgumentFact>,
    to writer: inout JSONWriter
  ) {
    let fact = file.chains[id]
    let components = file.components(of: fact)
    let place = file.position(of: components.first?.offset ?? 0)
    writer.beginObject()
    writer.member("base", fact.base.word)
    writer.member("column", place.column)
    writer.key("components")
    writer.beginArray()
    for (number, component) in components.enumerated() {
      let place = file.position(of: component.offset)
      let ownLabels = take(from: &labels, ofChain: id, component: number)
      writer.beginObject()
      writer.member("arguments", Int(component.argumentCount))
      writer.member("column", place.column)
      writer.member("flags", component.flags.words)
      if !ownLabels.isEmpty { writer.member("labels", ownLabels) }
      writer.member("line", place.line)
      writer.member("name", names[component.name])
      writer.endObject()
    }
    writer.endArray()
    writeContext(fact.context, in: file, to: &writer)
    writer.member("fact", "reference")
    writer.member("file", file.path)
    writer.member("id", id)
    writer.member("line", place.line)
    writer.member("name", components.map { names[$0.name] }.joined(separator: "."))
    writer.member("role", fact.role.word)
    writer.member("scope", Int(fact.scope))
    writer.endObject()
    writer.endLine()
  }

  /// The labels of a component's arguments, by position, up to the last one that has one.
  private func take(
    from labels: inout ArraySlice<ArgumentFact>,
    ofChain chain: Int,
    component: Int
  ) -> [String] {
    var words: [String] = []
    while let label = labels.first, Int(label.chain) == chain, Int(label.component) == component {
      while words.count < Int(label.position) { words.append("") }
      words.append(names[label.label])
      labels.removeFirst()
    }
    return words
  }

  private func write(_ fact: CommentFact, in file: FileFacts, to writer: inout JSONWriter) {
    let place = file.position(of: fact.offset)
    writer.beginObject()
    writer.member("column", place.column)
    writer.member("fact", "comment")
    writer.member("file", file.path)
    writer.member("isAtTop", fact.isAtTop)
    writer.member("line", place.line)
    writer.member("standsAlone", fact.standsAlone)
    writer.member("text", fact.text)
    writer.endObject()
    writer.endLine()
  }

  /// Writes what a place expects, where that is known; an element's context is that of its literal.
  private func writeContext(_ index: Int32, in file: FileFacts, to writer: inout JSONWriter) {
    guard file.contexts.indices.contains(Int(index)) else { return }
    let fact = file.contexts[Int(index)]
    writer.key("context")
    writer.beginObject()
    switch fact.kind {
    case .argument:
      writer.member("component", Int(fact.component))
      if fact.label != 0 { writer.member("label", names[fact.label]) }
      writer.member("of", Int(fact.index))
      writer.member("place", "argument")
      writer.member("position", Int(fact.position))
    case .element:
      // Literals in literals are told by their depth, not by nesting, so that no input can exhaust the stack.
      var depth = 0
      var outer = fact
      while outer.kind == .element, file.contexts.indices.contains(Int(outer.index)),
        depth <= file.contexts.count
      {
        outer = file.contexts[Int(outer.index)]
        depth += 1
      }
      writer.member("depth", depth)
      writer.member("of", Int(outer.index))
      writer.member("place", "element")
      writer.member("within", outer.kind.word)
    case .castReceiver:
      writer.member("place", fact.kind.word)
      writer.member("type", TypeText(file: file, names: names).text(of: fact.index))
    case .subject:
      writer.member("of", Int(fact.matchedChain))
      writer.member("place", fact.kind.word)
    case .initialValue, .returnValue, .thrownValue, .assignment, .comparison, .receiver:
      writer.member("of", Int(fact.index))
      writer.member("place", fact.kind.word)
    }
    writer.endObject()
  }
}

extension FileFacts {
  /// The names of a chain.
  func components(of chain: ChainFact) -> ArraySlice<ComponentFact> {
    let first = Int(chain.first)
    guard first >= 0, first <= components.count else { return [] }
    return components[first..<min(first + Int(chain.count), components.count)]
  }
}
