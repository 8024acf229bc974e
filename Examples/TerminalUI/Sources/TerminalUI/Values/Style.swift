/// How a piece of text looks.
public struct Style: Hashable, Sendable {
  /// What sets the text off, on every terminal.
  public var traits: Traits
  /// The text's colour, on terminals that have colours.
  public var color: Color

  /// Creates a style; without arguments it is `plain`.
  public init(_ traits: Traits = [], color: Color = .standard) {
    self.traits = traits
    self.color = color
  }

  /// Text as the terminal shows it by itself.
  public static let plain = Style()
}
