import TerminalUI

/// The rows of the screen that belong to a place; they are as wide as the screen.
struct Area: Hashable, Sendable {
  /// The first row, from 0.
  let row: Int
  /// The number of rows, which may be 0.
  let rows: Int
  /// The width.
  let columns: Int
}
