internal import QatlamDomain

/// What stands in for a presenter's neighbours in tests.
extension Screen {
  /// A view that keeps the title and the lines that it is told.
  var viewSpy: SourceText {
    """
    /// Keeps what is shown.
    @MainActor
    private final class ViewSpy: \(type(.viewContract)) {
      private(set) var shown: [String] = []

      func show(title: String, lines: [String]) {
        shown = [title] + lines
      }
    }
    """
  }

  /// A router that counts how often it moves back.
  func routerSpy(_ function: String) -> SourceText {
    """
    /// Counts how often it moves back.
    @MainActor
    private final class RouterSpy: \(type(.routerContract)) {
      private(set) var moves = 0

      func \(function)() {
        moves += 1
      }
    }
    """
  }
}
