package import QatlamDomain

/// What `qatlam explain` is asked.
package struct ExplainArguments: Hashable, Sendable {
  /// What is to be explained.
  package enum Subject: Hashable, Sendable {
    /// What a rule means.
    case rule(RuleID)
    /// Whether one part may know another; names as they were written.
    case edge(from: String, to: String)
  }

  /// What was asked about.
  package let subject: Subject
  /// The style that is spoken of; `nil` for all.
  package let style: String?

  /// Reads the arguments of the command.
  init(_ read: ArgumentReader, styles: [String]) throws(UsageFault) {
    style = try read.style(among: styles)
    guard let first = read.operands.first else {
      throw .missingOperand("a rule or an edge such as 'UseCases->Data'", command: .explain)
    }
    if read.operands.count == 2 {
      subject = .edge(from: first, to: read.operands[1])
    } else if let edge = Self.edge(first) {
      subject = edge
    } else if let rule = RuleID(rawValue: first) {
      subject = .rule(rule)
    } else {
      throw .unknownRule(first)
    }
  }

  private static func edge(_ text: String) -> Subject? {
    for arrow in ["→", "->"] {
      let ends = text.split(separator: arrow, omittingEmptySubsequences: true)
      guard ends.count == 2, text.contains(arrow) else { continue }
      return .edge(from: trimmed(ends[0]), to: trimmed(ends[1]))
    }
    return nil
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
