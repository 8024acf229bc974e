/// A place in a file of the package.
package struct Place: Hashable, Sendable, Comparable {
  /// The path, relative to the package.
  package var file: String
  /// From 1.
  package var line: Int
  /// From 1, in bytes of UTF-8.
  package var column: Int

  /// Creates a place.
  package init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }

  /// The place in words.
  package var text: String { "\(file):\(line):\(column)" }
}
