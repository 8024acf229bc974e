/// What a command takes, as data: reader and help have it from here.
package struct CommandForm: Hashable, Sendable {
  /// The command that takes it.
  package let name: CommandName
  /// What the command does: an imperative without a period.
  package let summary: String
  /// What stands after the name, such as `[PATH]`.
  package let operands: String
  /// How many operands it takes at most.
  package let operandLimit: Int
  /// In the order of help.
  package let options: [CommandOption]
  /// Sentences below the options.
  package let notes: [String]

  /// Creates a form.
  package init(
    _ name: CommandName,
    _ summary: String,
    operands: String,
    limit operandLimit: Int,
    options: [CommandOption],
    notes: [String] = []
  ) {
    self.name = name
    self.summary = summary
    self.operands = operands
    self.operandLimit = operandLimit
    self.options = options
    self.notes = notes
  }
}
