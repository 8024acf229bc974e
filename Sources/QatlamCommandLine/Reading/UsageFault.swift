package import QatlamDomain

/// Why arguments make no sense.
package enum UsageFault: Error, Hashable, Sendable {
  case noCommand
  case unknownCommand(String)
  case unknownOption(String, command: CommandName, known: [String])
  case missingValue(option: String, value: String)
  /// A switch was given a value.
  case unexpectedValue(option: String)
  case repeatedOption(String)
  case unexpectedOperand(String, command: CommandName)
  case missingOperand(String, command: CommandName)
  case unknownValue(String, option: String, known: [String])
  /// No style is named where one is needed.
  case missingStyle(known: [String])
  case unknownStyle(String, known: [String])
  case unknownRule(String)
  /// A rule that exists, but about which nothing is found yet.
  case unjudgedRule(RuleID)
  /// Two reports would be mixed on one stream or in one file.
  case sameDestination(String)
  /// Something that can be dumped is missing or unknown.
  case unknownDump(String)
}
