/// Why arguments make no sense.
package enum UsageFault: Error, Hashable, Sendable {
  /// Nothing was written at all.
  case noCommand
  /// The first word is no command.
  case unknownCommand(String)
  /// A word that begins with a dash is no option of the command.
  case unknownOption(String, command: CommandName, known: [String])
  /// An option stands without its value, whose name in help is given.
  case missingValue(option: String, value: String)
  /// A switch was given a value.
  case unexpectedValue(option: String)
  /// An option that may be given once was given again.
  case repeatedOption(String)
  /// More words than the command takes.
  case unexpectedOperand(String, command: CommandName)
  /// The command needs a word more; what it is, is given.
  case missingOperand(String, command: CommandName)
  /// A path stands where a type's name is expected.
  case forgottenName(String)
  /// An option does not have this choice.
  case unknownValue(String, option: String, known: [String])
  /// There is no style of that name.
  case unknownStyle(String, known: [String])
  /// There is no rule of that identifier.
  case unknownRule(String)
  /// Two options say opposite things.
  case excluded(String, by: String)
  /// Two reports would be mixed on one stream or in one file.
  case sameDestination(String)
  /// There is no such thing to make.
  case unknownSubject(String)
  /// The command cannot do without an option; what it may be is given.
  case missingOption(String, choices: [String], command: String)
  /// An option that only another command has.
  case misplacedOption(String, command: String)
  /// There are no completions for a shell of that name.
  case unknownShell(String, known: [String])
  /// Something that can be dumped is missing or unknown.
  case unknownDump(String, known: [String])
}
