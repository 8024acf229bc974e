/// One requirement of a `where` clause: `T: P` or `T == U`.
package struct RequirementFact: BitwiseCopyable, Hashable, Sendable {
  /// The declaration whose clause it stands in.
  package var scope: Int32
  /// Index in `FileFacts.types` of the type that is constrained.
  package var left: Int32
  /// Index in `FileFacts.types` of what it must be or conform to.
  package var right: Int32
  /// `==`, not a colon.
  package var isSame: Bool

  /// Creates a requirement.
  @inlinable
  package init(scope: Int32, left: Int32, right: Int32, isSame: Bool) {
    self.scope = scope
    self.left = left
    self.right = right
    self.isSame = isSame
  }
}
