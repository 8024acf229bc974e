import CNCurses

extension Style {
  /// The bits that ncurses knows the traits by.
  ///
  /// The C macros `A_BOLD` and kin are computed and not imported; these are their values.
  var attributes: attr_t {
    var bits: attr_t = 0
    if traits.contains(.underline) { bits |= Self.bit(9) }
    if traits.contains(.reverse) { bits |= Self.bit(10) }
    if traits.contains(.dim) { bits |= Self.bit(12) }
    if traits.contains(.bold) { bits |= Self.bit(13) }
    return bits
  }

  /// The macro `NCURSES_BITS(1, shift)`: attributes begin above the eight bits of a character.
  private static func bit(_ shift: Int) -> attr_t {
    1 << (shift + 8)
  }
}

extension Color {
  /// The number of the colour in the terminal's palette, or `nil` for the terminal's own.
  var paletteNumber: Int16? {
    switch self {
    case .standard: nil
    case .red: 1
    case .green: 2
    case .yellow: 3
    case .blue: 4
    case .magenta: 5
    case .cyan: 6
    }
  }
}
