/// What is said of a rule in one language; Markdown where more than a sentence is said.
struct RuleText: Hashable, Sendable {
  /// What a finding of it says, in one sentence.
  let title: String
  /// The style that the examples are written in.
  let style: String
  /// How its findings count, as far as a table of levels does not tell.
  let levels: String
  /// Why it exists.
  let why: String
  /// Files that break it, and no other rule.
  let bad: [RuleExample]
  /// Files that mend what is bad.
  let good: [RuleExample]
  /// How it is decided.
  let decided: String
  /// What it cannot see.
  let blind: String
  /// How one finding is allowed; `nil` where none can be.
  let allow: String?
}

/// A file of an example.
struct RuleExample: Hashable, Sendable {
  let path: String
  let code: String

  /// Creates an example.
  init(_ path: String, _ code: String) {
    self.path = path
    self.code = code
  }

  /// The comment that names the file, in its own language.
  var heading: String { isSwift ? "// \(path)" : "# \(path)" }

  /// Whether it is Swift; else it is YAML.
  var isSwift: Bool { path.hasSuffix(".swift") }
}
