import Foundation

@testable import QatlamBlueprints

/// As much of JSON schema (draft 7) as the schema of qatlam.yml uses.
struct JSONSchema {
  /// What a schema file holds.
  private indirect enum Value: Decodable, Equatable {
    case text(String)
    case number(Int)
    case flag(Bool)
    case list([Value])
    case map([String: Value])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let flag = try? container.decode(Bool.self) {
        self = .flag(flag)
      } else if let number = try? container.decode(Int.self) {
        self = .number(number)
      } else if let text = try? container.decode(String.self) {
        self = .text(text)
      } else if let list = try? container.decode([Value].self) {
        self = .list(list)
      } else {
        self = .map(try container.decode([String: Value].self))
      }
    }

    subscript(key: String) -> Value? {
      switch self {
      case .map(let members): members[key]
      case .list(let elements):
        Int(key).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
      case .text, .number, .flag: nil
      }
    }

    var text: String {
      switch self {
      case .text(let text): text
      case .number(let number): "\(number)"
      case .flag(let flag): "\(flag)"
      case .list, .map: ""
      }
    }

    var elements: [Value] { if case .list(let elements) = self { elements } else { [] } }
    var members: [String: Value] { if case .map(let members) = self { members } else { [:] } }
  }

  private let root: Value

  /// Reads a schema.
  init(_ data: Data) throws { root = try JSONDecoder().decode(Value.self, from: data) }

  /// The keys of a map, or the texts of a list, at a path.
  func names(at path: [String]) -> [String] {
    let found = path.reduce(Optional(root)) { $0?[$1] }
    return found.map { $0.elements.map(\.text) + Array($0.members.keys) } ?? []
  }

  /// What is wrong with a text, each with its line; none where it is valid.
  func mistakes(in node: YAMLNode) -> [String] { mistakes(in: node, root) }

  private func mistakes(in node: YAMLNode, _ schema: Value) -> [String] {
    if let reference = schema["$ref"]?.text {
      let path = reference.split(separator: "/").dropFirst().map(String.init)
      return path.reduce(Optional(root)) { $0?[$1] }.map { mistakes(in: node, $0) } ?? [
        "no \(path)"
      ]
    }
    var found: [String] = []
    for part in schema["allOf"]?.elements ?? [] { found += mistakes(in: node, part) }
    if let parts = schema["anyOf"]?.elements,
      !parts.contains(where: { mistakes(in: node, $0).isEmpty })
    {
      found.append("\(node.line): none of \(parts.count)")
    }
    if let words = schema["enum"]?.elements, !words.map(\.text).contains(node.text ?? "\0") {
      found.append("\(node.line): no such word")
    }
    if let type = schema["type"]?.text, type != Self.type(of: node) {
      return found + ["\(node.line): no \(type)"]
    }
    switch node.content {
    case .scalar(let text):
      if text.isEmpty, schema["minLength"] == .number(1) { found.append("\(node.line): empty") }
    case .list(let elements):
      if elements.isEmpty, schema["minItems"] == .number(1) { found.append("\(node.line): empty") }
      let texts = elements.compactMap(\.text)
      if schema["uniqueItems"] == .flag(true), Set(texts).count < texts.count {
        found.append("\(node.line): twice")
      }
      if let items = schema["items"] { found += elements.flatMap { mistakes(in: $0, items) } }
    case .map(let members):
      if members.isEmpty, schema["minProperties"] == .number(1) {
        found.append("\(node.line): empty")
      }
      found += missing(members.map(\.name), schema).map { "\(node.line): no \($0)" }
      for member in members {
        if let known = schema["properties"]?[member.name] {
          found += mistakes(in: member.value, known)
        } else if schema["additionalProperties"] == .flag(false) {
          found.append("\(member.key.line): unknown \(member.name)")
        } else if let other = schema["additionalProperties"] {
          found += mistakes(in: member.value, other)
        }
      }
    }
    return found
  }

  private func missing(_ names: [String], _ schema: Value) -> [String] {
    (schema["required"]?.elements ?? []).map(\.text).filter { !names.contains($0) }
  }

  private static func type(of node: YAMLNode) -> String {
    switch node.content {
    case .scalar: "string"
    case .list: "array"
    case .map: "object"
    }
  }
}
