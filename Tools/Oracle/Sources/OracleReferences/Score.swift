/// How two sets agree: what the compiler says and what Qatlam claims.
package struct Score: Hashable, Sendable {
  /// In both.
  package var found = 0
  /// Said by the compiler only.
  package var missing = 0
  /// Claimed by Qatlam only.
  package var phantom = 0

  /// Creates a score.
  package init(found: Int = 0, missing: Int = 0, phantom: Int = 0) {
    self.found = found
    self.missing = missing
    self.phantom = phantom
  }

  /// The share of the compiler's references that was found, in per cent; `nil` where it has none.
  package var recall: Double? { Self.share(found, of: found + missing) }

  /// The share of the claims that is true, in per cent; `nil` where there are none.
  package var precision: Double? { Self.share(found, of: found + phantom) }

  /// Adds another score.
  package mutating func add(_ other: Self) {
    found += other.found
    missing += other.missing
    phantom += other.phantom
  }

  private static func share(_ part: Int, of whole: Int) -> Double? {
    whole == 0 ? nil : 100 * Double(part) / Double(whole)
  }
}
