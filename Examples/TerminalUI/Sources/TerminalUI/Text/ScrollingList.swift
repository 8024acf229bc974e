/// Which entry of a list is selected, and which part of the list is in sight.
///
/// The entries themselves stay with the caller, who says how many there are: a list that shrinks
/// or grows between two keys is no special case.
public struct ScrollingList: Hashable, Sendable {
  /// The selected entry, counted from zero; zero in an empty list.
  public var selection: Int
  /// The first entry in sight.
  public var offset: Int

  /// Creates a list position; by default the first entry is selected and in sight.
  public init(selection: Int = 0, offset: Int = 0) {
    self.selection = selection
    self.offset = offset
  }

  /// Takes a key that is one for a list: arrows up and down, pages, home, end.
  ///
  /// - Parameters:
  ///   - key: What was pressed.
  ///   - count: The number of entries.
  ///   - visible: The number of entries that fit on the screen.
  /// - Returns: Whether the key was taken.
  public mutating func handle(_ key: Key, count: Int, visible: Int) -> Bool {
    let page = max(1, visible)
    switch key {
    case .up: selection -= 1
    case .down: selection += 1
    case .pageUp: selection -= page
    case .pageDown: selection += page
    case .home: selection = 0
    case .end: selection = count - 1
    default: return false
    }
    selection = min(max(0, selection), max(0, count - 1))
    offset = visibleRange(count: count, visible: visible).lowerBound
    return true
  }

  /// The entries in sight, for a screen of the given height.
  ///
  /// - Parameters:
  ///   - count: The number of entries.
  ///   - visible: The number of entries that fit on the screen.
  /// - Returns: The range that begins as near to `offset` as keeps the selection in sight and
  ///   leaves no gap below.
  public func visibleRange(count: Int, visible: Int) -> Range<Int> {
    let height = min(max(0, visible), max(0, count))
    guard height > 0 else { return 0..<0 }
    let selected = min(max(0, selection), count - 1)
    let nearest = min(max(offset, selected - height + 1), selected)
    let first = min(max(0, nearest), count - height)
    return first..<first + height
  }
}
