/// What the place of an implicit member or of a closure expects.
indirect enum FoundContext {
  /// An argument of the name at index `component`.
  case argument(of: FoundReference, component: Int, position: Int, label: String)
  case initialValue(of: FoundDeclaration)
  case returnValue(of: FoundDeclaration)
  case thrownValue(of: FoundDeclaration)
  /// The right side of an assignment to a reference.
  case assignment(to: FoundReference)
  /// The other side of a comparison.
  case comparison(with: FoundReference)
  /// A pattern that a reference is matched with, or something that is none.
  case subject(FoundReference?)
  /// A member of what stands in parentheses.
  case receiver(FoundReference)
  /// A member of what was cast in parentheses.
  case castReceiver(FoundType)
  /// An element of a literal in a place.
  case element(of: FoundContext)
}
