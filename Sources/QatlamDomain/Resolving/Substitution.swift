/// What generic parameters stand for where a declaration is used.
struct Substitution {
  /// The terms of generic parameters.
  var types: [SymbolID: TermID] = [:]
  /// What `Self` and associated types belong to; unknown where nothing is known of it.
  var selfTerm: TermID = Term.unknownID

  /// Whether it changes nothing.
  var isEmpty: Bool { types.isEmpty && selfTerm == Term.unknownID }
}
