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

extension String {
  /// Returns the text with the first occurrence of a word replaced.
  func replacing(_ word: String, with other: String) -> String {
    guard let start = indices.first(where: { self[$0...].hasPrefix(word) }) else { return self }
    return self[..<start] + other + self[start...].dropFirst(word.count)
  }
}
