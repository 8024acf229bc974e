internal import QatlamUseCases

/// Builds the one value of a YAML text out of its steps.
struct YAMLTree {
  /// How much of YAML a text may use.
  enum Notation: Sendable {
    /// What settings need: no anchors, aliases or tags, no key twice.
    case plain
    /// What other tools' files use as well: what an anchor names may be repeated, and merged by `<<`; tags say nothing, and
    /// of a key that stands twice the last holds.
    case full
  }

  /// Settings are flat, and projects not much deeper; more is a mistake, or malice.
  private var depthLimit: Int { notation == .plain ? 16 : 64 }
  /// In values, repeated ones too; more than any project has, and what keeps aliases of aliases from growing without end.
  private static let sizeLimit = 200_000

  private let file: String
  private let notation: Notation
  private var events: ArraySlice<YAMLEvent>
  /// What anchors name, and how many values each holds.
  private var anchors: [String: (node: YAMLNode, size: Int)] = [:]
  private var size = 0

  /// Returns the value of a text; `nil` where it holds none.
  static func root(
    of text: [UInt8],
    in file: String,
    notation: Notation = .plain
  ) throws(ConfigurationFault) -> YAMLNode? {
    let events: [YAMLEvent]
    do throws(YAMLFailure) {
      events = try YAMLParser.events(of: text)
    } catch {
      throw ConfigurationFault(
        file: file,
        line: error.line,
        column: error.column,
        .syntax(error.problem)
      )
    }
    let starts = events.filter { $0.kind == .documentStart }
    if starts.count > 1 {
      throw ConfigurationFault(
        file: file,
        line: starts[1].line,
        column: starts[1].column,
        .unsupported("a second document")
      )
    }
    var tree = YAMLTree(
      file: file,
      notation: notation,
      events: events.filter { $0.kind != .documentStart }[...]
    )
    guard !tree.events.isEmpty else { return nil }
    return try tree.node(depth: 0)
  }

  private init(file: String, notation: Notation, events: ArraySlice<YAMLEvent>) {
    self.file = file
    self.notation = notation
    self.events = events
  }

  private mutating func node(depth: Int) throws(ConfigurationFault) -> YAMLNode {
    guard let event = events.popFirst() else {
      throw ConfigurationFault(file: file, line: 1, column: 1, .syntax("the text ends too early"))
    }
    guard depth < depthLimit else { throw fault(event, .unsupported("so deep a nesting")) }
    if notation == .plain {
      if event.anchor != nil { throw fault(event, .unsupported("an anchor")) }
      if event.isTagged { throw fault(event, .unsupported("a tag")) }
    }
    let sizeBefore = size
    try grow(by: 1, at: event)
    let content: YAMLNode.Content
    switch event.kind {
    case .scalar(let text): content = .scalar(text)
    case .listStart:
      var elements: [YAMLNode] = []
      while events.first?.kind != .listEnd { elements.append(try node(depth: depth + 1)) }
      events.removeFirst()
      content = .list(elements)
    case .mapStart: content = .map(try members(depth: depth))
    case .alias(let name):
      guard notation == .full else { throw fault(event, .unsupported("an alias")) }
      guard let known = anchors[name] else {
        throw fault(event, .syntax("nothing is called '\(name)' before"))
      }
      try grow(by: known.size, at: event)
      content = known.node.content
    case .documentStart, .listEnd, .mapEnd: throw fault(event, .syntax("unexpected end"))
    }
    let node = YAMLNode(content: content, line: event.line, column: event.column)
    if let anchor = event.anchor { anchors[anchor] = (node, size - sizeBefore) }
    return node
  }

  private mutating func members(depth: Int) throws(ConfigurationFault) -> [YAMLNode.Member] {
    var members: [YAMLNode.Member] = []
    var places: [String: Int] = [:]
    var merged: [YAMLNode.Member] = []
    while events.first?.kind != .mapEnd {
      let key = try node(depth: depth + 1)
      guard case .scalar(let name) = key.content else {
        throw key.fault(.wrongType(key: "a key", expected: "a word"), in: file)
      }
      let value = try node(depth: depth + 1)
      if notation == .full, name == "<<" {
        merged += (value.elements ?? [value]).flatMap { $0.members ?? [] }
        continue
      }
      let member = YAMLNode.Member(key: key, name: name, value: value)
      if let place = places[name] {
        guard notation == .full else {
          let first = members[place].key.line
          throw key.fault(.duplicateKey(name, firstLine: first), in: file)
        }
        members[place] = member
      } else {
        places[name] = members.count
        members.append(member)
      }
    }
    events.removeFirst()
    // What a mapping says itself goes before what it merges, and what is merged first before the rest.
    for member in merged where places[member.name] == nil {
      places[member.name] = members.count
      members.append(member)
    }
    return members
  }

  private mutating func grow(by count: Int, at event: YAMLEvent) throws(ConfigurationFault) {
    size += count
    guard notation == .plain || size <= Self.sizeLimit else {
      throw fault(event, .unsupported("so many values"))
    }
  }

  private func fault(
    _ event: YAMLEvent,
    _ problem: ConfigurationFault.Problem
  ) -> ConfigurationFault {
    ConfigurationFault(file: file, line: event.line, column: event.column, problem)
  }
}
