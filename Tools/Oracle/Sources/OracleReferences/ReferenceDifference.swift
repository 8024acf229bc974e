/// A reference that only one side has.
package struct ReferenceDifference: Hashable, Sendable, Comparable {
  package var reference: Reference
  /// Whether the compiler has it; else Qatlam claims it.
  package var isMiss: Bool
  /// What the other side says instead, in a word or two: differences of the same class have the same.
  package var instead: String
  /// What the other side says instead, in full; may be empty.
  package var detail: String

  /// Creates a difference.
  package init(reference: Reference, isMiss: Bool, instead: String, detail: String) {
    self.reference = reference
    self.isMiss = isMiss
    self.instead = instead
    self.detail = detail
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.reference, left.instead) < (right.reference, right.instead)
  }

  /// The class of differences that it belongs to.
  package var className: String { "\(reference.kind.rawValue): \(instead)" }

  /// The difference in words.
  package var text: String {
    let side = isMiss ? "miss" : "phantom"
    let rest = detail.isEmpty ? "" : " \(detail)"
    return "\(side) \(reference.text) | \(instead)\(rest)"
  }
}
