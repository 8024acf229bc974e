/// A name in the source, and the line of the declaration that it means.
package struct Reference: Hashable, Sendable, Comparable {
  /// Where the name stands.
  package var place: Place
  /// The declaration's name, without labels.
  package var name: String
  package var kind: ReferenceKind
  package var targetFile: String
  package var targetLine: Int

  /// Creates a reference.
  package init(
    place: Place,
    name: String,
    kind: ReferenceKind,
    targetFile: String,
    targetLine: Int
  ) {
    self.place = place
    self.name = name
    self.kind = kind
    self.targetFile = targetFile
    self.targetLine = targetLine
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.place, left.name, left.targetFile, left.targetLine)
      < (right.place, right.name, right.targetFile, right.targetLine)
  }

  /// The reference in words.
  package var text: String {
    "\(place.text): \(name) (\(kind.rawValue)) -> \(targetFile):\(targetLine)"
  }
}
