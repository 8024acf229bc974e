/// Why one part may not know another, and what to do instead.
package struct Absence: Hashable, Sendable {
  /// The part that may not know; `nil` stands for every part.
  package let from: String?
  /// The part that may not be known; `nil` stands for every part.
  package let to: String?
  package let reason: Saying
  package let remedy: Saying
  /// Statements of the source documents.
  package let serves: [String]
  /// The direction is right, but the next part is left out: a warning, not an error.
  package let skipsStep: Bool

  /// Creates a prohibition.
  package init(
    from: String?,
    to: String?,
    reason: Saying,
    remedy: Saying,
    serves: [String],
    skipsStep: Bool = false
  ) {
    self.from = from
    self.to = to
    self.reason = reason
    self.remedy = remedy
    self.serves = serves
    self.skipsStep = skipsStep
  }

  /// Whether it speaks of a pair of parts.
  package func fits(from source: String, to target: String) -> Bool {
    (from == nil || from == source) && (to == nil || to == target)
  }
}
