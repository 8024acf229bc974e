import QatlamDomain

/// Type expressions as text, such as `[any Store & Sendable]?`.
struct TypeText {
  /// The file whose types are written.
  let file: FileFacts
  /// The names that the file's facts use.
  let names: NameTable

  /// Nesting beyond this is written as `…`: the source may nest as deep as it likes, our stack may not.
  private static let deepest = 64

  /// Returns the text of a node of the file's types.
  func text(of node: Int32) -> String { text(of: node, depth: 0) }

  private func text(of index: Int32, depth: Int) -> String {
    guard file.types.indices.contains(Int(index)), depth < Self.deepest else { return "…" }
    let node = file.types[Int(index)]
    let children = children(of: node).map { text(of: $0, depth: depth + 1) }
    return switch node.kind {
    case .named:
      name(of: node) + (children.isEmpty ? "" : "<\(children.joined(separator: ", "))>")
    case .optional: grouped(children, of: node) + "?"
    case .implicitlyUnwrapped: grouped(children, of: node) + "!"
    case .array: "[\(children.joined())]"
    case .dictionary: "[\(children.joined(separator: ": "))]"
    case .tuple: "(\(children.joined(separator: ", ")))"
    case .function:
      "(\(children.dropLast().joined(separator: ", "))) -> \(children.last ?? "…")"
    case .composition: children.joined(separator: " & ")
    case .metatype: grouped(children, of: node) + ".Type"
    case .some: "some \(children.joined())"
    case .any: "any \(children.joined())"
    case .suppressed: "~\(children.joined())"
    case .pack: "repeat \(children.joined())"
    case .autoclosure: children.joined()
    case .other: "_"
    }
  }

  /// The only child's text, in parentheses where what follows would bind to a part of it.
  private func grouped(_ children: [String], of node: TypeNode) -> String {
    let text = children.joined()
    guard file.types.indices.contains(Int(node.firstChild)) else { return text }
    return switch file.types[Int(node.firstChild)].kind {
    case .composition, .function, .some, .any, .suppressed, .pack, .autoclosure: "(\(text))"
    case .named, .optional, .implicitlyUnwrapped, .array, .dictionary, .tuple, .metatype, .other:
      text
    }
  }

  private func name(of node: TypeNode) -> String {
    guard file.chains.indices.contains(Int(node.chain)) else { return "_" }
    return file.components(of: file.chains[Int(node.chain)])
      .map { names[$0.name] }
      .joined(separator: ".")
  }

  private func children(of node: TypeNode) -> [Int32] {
    var children: [Int32] = []
    var next = node.firstChild
    while file.types.indices.contains(Int(next)), children.count < file.types.count {
      children.append(next)
      next = file.types[Int(next)].nextSibling
    }
    return children
  }
}
