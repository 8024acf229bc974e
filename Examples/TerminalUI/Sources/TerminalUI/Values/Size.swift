/// The extent of a screen or of a part of it, in character cells.
public struct Size: Hashable, Sendable {
  /// The number of cells from left to right.
  public var columns: Int
  /// The number of cells from top to bottom.
  public var rows: Int

  /// Creates a size; nothing is drawn on a size with a side of zero or less.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}
