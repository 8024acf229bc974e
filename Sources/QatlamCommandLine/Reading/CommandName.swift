/// The commands, by the name users write.
package enum CommandName: String, Hashable, Sendable, CaseIterable {
  /// Judges a codebase.
  case check
  /// Lists the rules.
  case rules
  /// Explains a rule or an edge.
  case explain
  /// Prints facts or references.
  case dump
  /// Shows help.
  case help
}
