package import QatlamDomain

/// How one type reaches another, for people.
package enum ChainText {
  /// Returns the chain in one line, then its steps, each with its place.
  package static func text(
    of chain: [ReferenceGraph.Step]?,
    from source: String,
    to target: String
  ) -> String {
    guard let chain else {
      return "'\(PlainText.escaped(source))' does not reach '\(PlainText.escaped(target))'\n"
    }
    guard let first = chain.first else {
      return "'\(PlainText.escaped(source))' and '\(PlainText.escaped(target))' are one type\n"
    }
    let names = ([first.from] + chain.map(\.to)).map(PlainText.escaped)
    let steps = chain.map { step in
      "  \(PlainText.escaped(step.place.file)):\(step.place.line):\(step.place.column):"
        + " '\(PlainText.escaped(step.from))' refers to '\(PlainText.escaped(step.to))'\n"
    }
    return names.joined(separator: " → ") + "\n" + steps.joined()
  }
}
