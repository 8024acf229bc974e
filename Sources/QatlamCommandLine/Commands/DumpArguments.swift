/// What `qatlam dump` is asked.
package struct DumpArguments: Hashable, Sendable {
  /// What can be printed.
  package enum Subject: String, Hashable, Sendable, CaseIterable {
    /// What the files say.
    case facts
    /// What every reference means.
    case references
  }

  private enum Format: String, CaseIterable {
    case json
  }

  /// What is printed.
  package let subject: Subject
  /// The folder or file to read.
  package let path: String
  /// Globs, relative to `path`, of what is left out.
  package let exclude: [String]
  /// Whether references are left out that could be decided.
  package let onlyUnresolved: Bool

  /// Reads the arguments of the command.
  init(_ read: ArgumentReader, styles: [String]) throws(UsageFault) {
    guard let name = read.operands.first else {
      throw .missingOperand("'facts' or 'references'", command: .dump)
    }
    guard let subject = Subject(rawValue: name) else {
      throw .unknownDump(name, known: Subject.allCases.map(\.rawValue))
    }
    _ = try read.style(among: styles)
    _ = try read.choice("format", default: Format.json)
    onlyUnresolved = read.has("unresolved")
    guard !onlyUnresolved || subject == .references else {
      throw .unknownOption("--unresolved", command: .dump, known: [])
    }
    self.subject = subject
    path = read.operands.count > 1 ? read.operands[1] : "."
    exclude = read.all("exclude")
  }
}
