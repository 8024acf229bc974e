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
    /// A value that stands elsewhere, by its anchor's name.
    case alias(String)
  }

  let kind: Kind
  /// The name by which aliases repeat what begins here; `nil` where it has none.
  let anchor: String?
  /// Whether a tag says what type it has.
  let isTagged: Bool
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
