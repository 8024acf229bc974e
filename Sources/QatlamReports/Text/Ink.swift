/// Colours of a terminal, or none.
struct Ink: Sendable {
  /// How a piece of text looks.
  enum Look: String, Sendable {
    /// For places.
    case bold = "1"
    /// For what may be passed over.
    case dim = "2"
    /// For errors.
    case red = "31"
    /// For a clean verdict.
    case green = "32"
    /// For warnings.
    case yellow = "33"
  }

  /// Whether looks are seen at all.
  let usesColor: Bool

  /// Returns a text in a look.
  func callAsFunction(_ text: String, _ look: Look) -> String {
    usesColor ? "\u{1B}[\(look.rawValue)m\(text)\u{1B}[0m" : text
  }
}
