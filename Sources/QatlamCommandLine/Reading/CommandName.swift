/// The commands, by the name users write.
package enum CommandName: String, Hashable, Sendable, CaseIterable {
  /// Judges a codebase.
  case check
  /// Makes apps, and adds to them.
  case new
  /// Writes settings for a project.
  case start = "init"
  /// Writes down what is broken, so that only more counts.
  case baseline
  /// Says which file belongs where.
  case layers
  /// Shows how one type reaches another.
  case why
  /// Lists the rules.
  case rules
  /// Explains a rule or an edge.
  case explain
  /// Prints facts or references.
  case dump
  /// Prints a script that completes commands in a shell.
  case completions
  /// Shows help.
  case help
}
