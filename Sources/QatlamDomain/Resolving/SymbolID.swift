/// A declaration of a codebase: its file's index and its own index in that file.
package struct SymbolID: Hashable, Sendable, Comparable {
  package var file: Int32
  package var index: Int32

  /// Creates an identifier.
  @inlinable
  package init(file: Int32, index: Int32) {
    self.file = file
    self.index = index
  }

  /// No declaration of the codebase.
  package static let none = Self(file: -1, index: -1)

  package static func < (left: Self, right: Self) -> Bool {
    (left.file, left.index) < (right.file, right.index)
  }
}
