/// What one column of one row of a canvas holds.
enum Cell: Hashable, Sendable {
  /// A character that begins in this column and is one or two columns wide.
  case character(Character, width: Int, style: Style)
  /// The second column of the character to the left.
  case continuation(style: Style)

  /// An untouched cell.
  static let blank = Cell.character(" ", width: 1, style: .plain)

  /// The style that the cell is shown in.
  var style: Style {
    switch self {
    case .character(_, _, let style), .continuation(let style): style
    }
  }
}
