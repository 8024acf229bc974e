package import QatlamDomain

/// Whether one part may know another in a style, and why.
package struct EdgeExplanation: Hashable, Sendable {
  /// The answer.
  package enum Answer: Hashable, Sendable {
    /// The blueprint has a line that allows it.
    case allowed(Edge)
    /// Both ends are one part.
    case itself
    /// The source puts the others together and may know everything.
    case composition
    /// One of the ends is read, but nothing is said of it.
    case notJudged(part: String)
    /// The blueprint has no such line; the absence says why and what to do.
    case forbidden(Absence)
  }

  /// The style's name.
  package let style: String
  /// The part that would know.
  package let from: String
  /// The part that would be known.
  package let to: String
  /// What the style says.
  package let answer: Answer

  /// Creates an explanation.
  package init(style: String, from: String, to: String, answer: Answer) {
    self.style = style
    self.from = from
    self.to = to
    self.answer = answer
  }
}
