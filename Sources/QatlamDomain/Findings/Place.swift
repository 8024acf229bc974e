/// A position in a file.
package struct Place: Hashable, Sendable, Comparable {
  /// The path, relative to the project's root.
  package var file: String
  /// From 1; zero for a whole file or folder.
  package var line: Int
  /// From 1, in bytes of UTF-8; zero where only the line is known.
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
}
