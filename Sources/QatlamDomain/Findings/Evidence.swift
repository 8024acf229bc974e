/// What exactly was seen; presenters put it into words.
///
/// The finding's `source`, `target`, `from` and `to` say between whom.
package enum Evidence: Hashable, Sendable {
  /// A reference along an edge that the blueprint does not allow.
  case forbiddenEdge
  /// A reference in the right direction that leaves out the next part.
  case skippedStep
  /// A reference to the composition root by somebody it puts together.
  case compositionKnown
  /// A reference into another feature or scene; the names are those of the two features.
  case otherFeature(own: String, other: String)
  /// An import of a module that the part may not import; the kind is one of the module kinds.
  case forbiddenModule(kind: String)
  /// A use of an SDK type of a kind that the part may not use.
  case forbiddenSDKType(kind: String)
  /// An import of a module of which nothing is used.
  case unusedModule(kind: String)
  /// A ring; the first link is the one that is cheapest to cut, by so many references.
  case ring(RingKind, links: [RingLink], references: Int)
  /// A suppression that suppresses nothing.
  case staleSuppression(rule: String)
  /// A suppression without `-- reason`.
  case suppressionWithoutReason
  /// A suppression that names no rule, or a rule that does not exist.
  case suppressionOfUnknownRule(String)
  /// A file that no layer of the blueprint owns.
  case unlayeredFile
  /// A layer that owns no file.
  case emptyLayer
  /// A break of a shape.
  case shape(ShapeBreak)
  /// A break of a convention that nobody keeps to, or hardly anybody; so many others are not listed.
  case habit(ShapeBreak, others: Int, hasFollowers: Bool)

  /// One step of a ring.
  package struct RingLink: Hashable, Sendable {
    package var from: String
    package var to: String
    package var place: Place

    /// Creates a step.
    package init(from: String, to: String, place: Place) {
      self.from = from
      self.to = to
      self.place = place
    }
  }
}
