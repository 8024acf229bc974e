/// One disagreement of the scanner with the oracle.
package struct Difference: Hashable, Sendable {
  /// How they disagree.
  package enum Matter: Hashable, Sendable {
    /// The scanner lacks the fact.
    case missing
    /// The scanner has a fact that is none.
    case surplus
    /// A property differs.
    case field(name: String, expected: String, actual: String)
  }

  package let fact: Fact
  package let matter: Matter

  /// Creates a difference.
  package init(fact: Fact, matter: Matter) {
    self.fact = fact
    self.matter = matter
  }

  /// What differs, without the place, such as `declaration flags`.
  package var topic: String {
    switch matter {
    case .missing: "\(fact.kind.rawValue) missing"
    case .surplus: "\(fact.kind.rawValue) surplus"
    case .field(let name, _, _): "\(fact.kind.rawValue) \(name)"
    }
  }

  /// The difference as a line of text.
  package var text: String {
    switch matter {
    case .missing, .surplus:
      let fields = fact.fields.filter { !$0.value.isEmpty }
        .map { "\($0.name) \($0.value)" }.joined(separator: ", ")
      return "\(topic): \(fact.key) (\(fields))"
    case .field(_, let expected, let actual):
      return "\(topic) of \(fact.key): expected '\(expected)', scanner says '\(actual)'"
    }
  }
}
