/// Colours of a terminal, or none.
struct Ink: Sendable {
  /// How a piece of text looks.
  enum Look: String, Sendable {
    case bold = "1"
    case dim = "2"
    case red = "31"
    case green = "32"
    case yellow = "33"
  }

  let usesColor: Bool

  /// Returns a text in a look.
  func callAsFunction(_ text: String, _ look: Look) -> String {
    usesColor ? "\u{1B}[\(look.rawValue)m\(text)\u{1B}[0m" : text
  }
}
