/// A type expression.
indirect enum FoundType {
  /// A name path with its generic arguments.
  case named(FoundReference, [FoundType])
  case optional(FoundType)
  case implicitlyUnwrapped(FoundType)
  case array(FoundType)
  case dictionary(FoundType, FoundType)
  case tuple([FoundType])
  case function([FoundType], FoundType)
  case composition([FoundType])
  case metatype(FoundType)
  case some(FoundType)
  case any(FoundType)
  case suppressed(FoundType)
  case pack(FoundType)
  case other

  /// Nesting beyond this is written as `…`, as dumps do.
  private static let deepest = 64

  /// The type as dumps write it.
  var text: String { text(depth: 0) }

  private func text(depth: Int) -> String {
    guard depth < Self.deepest else { return "…" }
    func list(_ types: [FoundType], _ separator: String = ", ") -> String {
      types.map { $0.text(depth: depth + 1) }.joined(separator: separator)
    }
    func grouped(_ type: FoundType) -> String {
      let text = type.text(depth: depth + 1)
      return type.isCompound ? "(\(text))" : text
    }
    return switch self {
    case .named(let reference, let arguments):
      reference.components.map(\.name).joined(separator: ".")
        + (arguments.isEmpty ? "" : "<\(list(arguments))>")
    case .optional(let type): grouped(type) + "?"
    case .implicitlyUnwrapped(let type): grouped(type) + "!"
    case .array(let type): "[\(list([type]))]"
    case .dictionary(let key, let value): "[\(list([key, value], ": "))]"
    case .tuple(let types): "(\(list(types)))"
    case .function(let parameters, let result): "(\(list(parameters))) -> \(list([result]))"
    case .composition(let types): list(types, " & ")
    case .metatype(let type): grouped(type) + ".Type"
    case .some(let type): "some \(list([type]))"
    case .any(let type): "any \(list([type]))"
    case .suppressed(let type): "~\(list([type]))"
    case .pack(let type): "repeat \(list([type]))"
    case .other: "_"
    }
  }

  /// Whether what follows would bind to a part of it.
  private var isCompound: Bool {
    switch self {
    case .composition, .function, .some, .any, .suppressed, .pack: true
    case .named, .optional, .implicitlyUnwrapped, .array, .dictionary, .tuple, .metatype, .other:
      false
    }
  }
}
