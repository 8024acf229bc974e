/// A line of a dump: what Qatlam says about a name.
package struct Claim: Hashable, Sendable {
  /// What it says.
  package enum Meaning: Hashable, Sendable {
    /// A declaration of the codebase.
    case declared(kind: ReferenceKind?, file: String, line: Int)
    /// What an alias that stands here stands for; the compiler's index has no such entry.
    case behindAlias
    /// A library declares it.
    case external
    /// It could not be decided; where all that it may mean stands in one file, that file is known.
    case unresolved(reason: String, file: String?)
  }

  package var place: Place
  package var name: String
  package var meaning: Meaning

  /// Creates a claim.
  package init(place: Place, name: String, meaning: Meaning) {
    self.place = place
    self.name = name
    self.meaning = meaning
  }

  /// The reference that is claimed, or `nil` where none is.
  package var reference: Reference? {
    guard case .declared(let kind?, let file, let line) = meaning else { return nil }
    return Reference(
      place: place,
      name: name,
      kind: kind,
      targetFile: file,
      targetLine: line
    )
  }
}
