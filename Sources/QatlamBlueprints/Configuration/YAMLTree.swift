internal import QatlamUseCases

/// Builds the one value of a YAML text out of its steps.
struct YAMLTree {
  /// Settings are flat; deeper is a mistake, or malice.
  private static let depthLimit = 16

  private let file: String
  private var events: ArraySlice<YAMLEvent>

  /// Returns the value of a text; `nil` where it holds none.
  static func root(
    of text: [UInt8],
    in file: String
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
    var tree = YAMLTree(file: file, events: events.filter { $0.kind != .documentStart }[...])
    guard !tree.events.isEmpty else { return nil }
    return try tree.node(depth: 0)
  }

  private init(file: String, events: ArraySlice<YAMLEvent>) {
    self.file = file
    self.events = events
  }

  private mutating func node(depth: Int) throws(ConfigurationFault) -> YAMLNode {
    guard let event = events.popFirst() else {
      throw ConfigurationFault(file: file, line: 1, column: 1, .syntax("the text ends too early"))
    }
    guard depth < Self.depthLimit else { throw fault(event, .unsupported("so deep a nesting")) }
    let content: YAMLNode.Content
    switch event.kind {
    case .scalar(let text): content = .scalar(text)
    case .listStart:
      var elements: [YAMLNode] = []
      while events.first?.kind != .listEnd { elements.append(try node(depth: depth + 1)) }
      events.removeFirst()
      content = .list(elements)
    case .mapStart: content = .map(try members(depth: depth))
    case .unsupported(let what): throw fault(event, .unsupported(what))
    case .documentStart, .listEnd, .mapEnd: throw fault(event, .syntax("unexpected end"))
    }
    return YAMLNode(content: content, line: event.line, column: event.column)
  }

  private mutating func members(depth: Int) throws(ConfigurationFault) -> [YAMLNode.Member] {
    var members: [YAMLNode.Member] = []
    var lines: [String: Int] = [:]
    while events.first?.kind != .mapEnd {
      let key = try node(depth: depth + 1)
      guard case .scalar(let name) = key.content else {
        throw key.fault(.wrongType(key: "a key", expected: "a word"), in: file)
      }
      if let first = lines.updateValue(key.line, forKey: name) {
        throw key.fault(.duplicateKey(name, firstLine: first), in: file)
      }
      let value = try node(depth: depth + 1)
      members.append(YAMLNode.Member(key: key, name: name, value: value))
    }
    events.removeFirst()
    return members
  }

  private func fault(
    _ event: YAMLEvent,
    _ problem: ConfigurationFault.Problem
  ) -> ConfigurationFault {
    ConfigurationFault(file: file, line: event.line, column: event.column, problem)
  }
}
