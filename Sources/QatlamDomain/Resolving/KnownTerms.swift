/// Terms by the numbers of what they are known of: chains, nodes or declarations of one file.
///
/// One slot for each, made anew for every file: every chain is asked for here, and hashing costs more than clearing.
struct KnownTerms {
  private static let none: TermID = -1
  private var terms: [TermID] = []

  /// Forgets everything and makes room for numbers below `count`.
  mutating func reset(count: Int) {
    terms.removeAll(keepingCapacity: true)
    terms.append(contentsOf: repeatElement(Self.none, count: count))
  }

  /// The term of a number; `nil` where none is known.
  subscript(number: Int32) -> TermID? {
    get {
      let term = terms[Int(number)]
      return term == Self.none ? nil : term
    }
    set { terms[Int(number)] = newValue ?? Self.none }
  }
}
