/// What a reader found in a file.
package struct FileReading: Sendable {
  /// The facts, in any order.
  package let facts: [Fact]
  /// The line of the first statement or member with a syntax error, or `nil` where the file is sound.
  package let firstErrorLine: Int?

  /// Creates a reading.
  package init(facts: [Fact], firstErrorLine: Int? = nil) {
    self.facts = facts
    self.firstErrorLine = firstErrorLine
  }
}
