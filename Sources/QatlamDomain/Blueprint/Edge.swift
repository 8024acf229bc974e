/// A permission for one part to know another.
package struct Edge: Hashable, Sendable {
  package let from: String
  package let to: String
  package let reason: Saying
  /// Whether it also holds between two features or scenes.
  package let crossesFeatures: Bool

  /// Creates a permission.
  package init(_ from: String, _ to: String, _ reason: Saying, crossesFeatures: Bool = false) {
    self.from = from
    self.to = to
    self.reason = reason
    self.crossesFeatures = crossesFeatures
  }
}
