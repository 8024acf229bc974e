import TerminalUI

extension ScrollingList {
  /// Returns the same position in a list that may have become shorter.
  func kept(within count: Int) -> ScrollingList {
    ScrollingList(selection: min(selection, max(0, count - 1)), offset: offset)
  }
}
