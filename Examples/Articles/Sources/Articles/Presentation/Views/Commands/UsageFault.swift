/// What is wrong with a command line.
enum UsageFault: Error, Hashable, Sendable {
  case unknownCommand(String)
  case unknownOption(String)
  case missingValue(Option)
  case needlessValue(Option)
  case repeatedOption(Option)
  case strayOption(Option, command: String)
  case missingOption(Option, command: String)
  case missingID(command: String)
  case strayArgument(String)
  case badAddress(String)
  case unknownLanguage(String)
  case twoPlaces
  case needsConfirmation
}
