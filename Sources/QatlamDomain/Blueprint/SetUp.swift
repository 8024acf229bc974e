/// Parts that may put their own scene together, where nobody else does.
///
/// A function of such a part that makes two or more of the others is composition, wherever it stands.
package struct SetUp: Hashable, Sendable {
  /// The parts whose functions may compose.
  package let by: [String]
  /// The parts that are made.
  package let of: [String]

  /// Creates a set-up.
  package init(by: [String], of: [String]) {
    self.by = by
    self.of = of
  }
}
