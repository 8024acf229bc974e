import QatlamDomain
package import QatlamUseCases

/// What `qatlam check` is asked.
package struct CheckArguments: Hashable, Sendable {
  /// How a report looks.
  package enum Format: String, Hashable, Sendable, CaseIterable {
    /// Lines for people and editors.
    case text
    /// One object for programs, schema version 1.
    case json
    /// Lines with absolute paths for Xcode's build log.
    case xcode
    /// Commands for GitHub's workflows.
    case github
    /// SARIF 2.1.0 for code scanning services.
    case sarif
  }

  /// A report, and where it goes.
  package struct Output: Hashable, Sendable {
    /// How it looks.
    package let format: Format
    /// The file it is written to; `nil` for standard output.
    package let file: String?
  }

  /// What is to be checked.
  package let request: CheckRequest
  /// At least one; at most one goes to standard output.
  package let outputs: [Output]
  /// Whether warnings count for the exit status.
  package let isStrict: Bool
  /// When text on standard output is coloured.
  package let color: ColorChoice
  /// Whether the time of each stage is told.
  package let tellsTimings: Bool
  /// Whether facts of earlier runs are used, and kept for the next.
  package let usesCache: Bool

  /// Reads the arguments of the command.
  init(_ read: ArgumentReader, styles: [String]) throws(UsageFault) {
    request = CheckRequest(
      try read.project(styles: styles),
      rules: try Self.rules(read.value("rules") ?? "default"),
      baseline: read.value("baseline"),
      changedSince: read.value("changed-since")
    )
    outputs = try Self.outputs(read.all("format"))
    isStrict = read.has("strict")
    color = try read.choice("color", default: .auto)
    tellsTimings = read.has("timings")
    usesCache = !read.has("no-cache")
  }

  private static func rules(_ text: String) throws(UsageFault) -> CheckRequest.RuleSelection {
    switch text {
    case "default": return .standard
    case "all": return .all
    default: break
    }
    var rules: Set<RuleID> = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let rule = RuleID(rawValue: String(name)) else { throw .unknownRule(String(name)) }
      rules.insert(rule)
    }
    return .only(rules)
  }

  private static func outputs(_ texts: [String]) throws(UsageFault) -> [Output] {
    var outputs: [Output] = []
    for text in texts.isEmpty ? [Format.text.rawValue] : texts {
      let split = text.firstIndex(of: "=")
      let name = String(text[..<(split ?? text.endIndex)])
      guard let format = Format(rawValue: name) else {
        throw .unknownValue(name, option: "format", known: Format.allCases.map(\.rawValue))
      }
      let file = split.map { String(text[text.index(after: $0)...]) }
      guard file != "" else { throw .missingValue(option: "format", value: "\(name)=FILE") }
      guard !outputs.contains(where: { $0.file == file }) else {
        throw .sameDestination(file.map { "'\($0)'" } ?? "standard output")
      }
      outputs.append(Output(format: format, file: file))
    }
    return outputs
  }
}
