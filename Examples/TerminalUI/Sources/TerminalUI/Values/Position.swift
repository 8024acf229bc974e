/// A cell of the screen, counted from zero at the top left.
public struct Position: Hashable, Sendable {
  /// The distance from the top edge, in cells.
  public var row: Int
  /// The distance from the left edge, in cells.
  public var column: Int

  /// Creates a position, which may lie outside of any screen.
  public init(row: Int, column: Int) {
    self.row = row
    self.column = column
  }
}
