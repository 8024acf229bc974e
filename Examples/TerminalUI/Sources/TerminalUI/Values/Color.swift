/// The colours a style may ask for; a terminal without colours shows all of them alike.
public enum Color: Hashable, Sendable, CaseIterable {
  /// The terminal's own text colour.
  case standard
  /// Red.
  case red
  /// Green.
  case green
  /// Yellow.
  case yellow
  /// Blue.
  case blue
  /// Magenta.
  case magenta
  /// Cyan.
  case cyan
}
