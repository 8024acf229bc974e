/// An option of a command, as data.
package struct CommandOption: Hashable, Sendable {
  /// The name without dashes: `style`.
  package let name: String
  /// What its value is called in help; `nil` for a switch.
  package let value: String?
  /// Whether it may be given more than once.
  package let repeats: Bool
  /// What it does, for help: lowercase, without a period.
  package let summary: String

  /// Creates an option with a value.
  package init(_ name: String, _ value: String, repeats: Bool = false, _ summary: String) {
    self.name = name
    self.value = value
    self.repeats = repeats
    self.summary = summary
  }

  /// Creates a switch.
  package init(switch name: String, _ summary: String) {
    self.name = name
    value = nil
    repeats = false
    self.summary = summary
  }

  /// How it is written: `--style STYLE`.
  package var spelling: String {
    if let value { "--\(name) \(value)" } else { "--\(name)" }
  }
}
