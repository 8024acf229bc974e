/// A step of a YAML text.
struct YAMLEvent: Hashable, Sendable {
  /// What begins, ends or stands there.
  enum Kind: Hashable, Sendable {
    case documentStart
    case scalar(String)
    case listStart
    case listEnd
    case mapStart
    case mapEnd
    /// Something that no setting needs; its name.
    case unsupported(String)
  }

  let kind: Kind
  /// From 1.
  let line: Int
  /// From 1, in characters.
  let column: Int
}

/// Why a text is no YAML.
struct YAMLFailure: Error, Hashable, Sendable {
  /// What the parser says.
  let problem: String
  /// From 1.
  let line: Int
  /// From 1, in characters.
  let column: Int
}
