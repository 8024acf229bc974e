/// What is wrong with a command line.
enum UsageFault: Error, Hashable, Sendable {
  /// The first word is no command.
  case unknownCommand(String)
  /// There is no option of this name.
  case unknownOption(String)
  /// The option stands without the value that it takes.
  case missingValue(Option)
  /// The option has a value and takes none.
  case needlessValue(Option)
  /// The option is given twice.
  case repeatedOption(Option)
  /// The option means nothing to this command.
  case strayOption(Option, command: String)
  /// The command cannot do without this option.
  case missingOption(Option, command: String)
  /// The command cannot do without an article's id.
  case missingID(command: String)
  /// The text is no whole identity.
  case badID(String)
  /// The word has no meaning where it stands.
  case strayArgument(String)
  /// The text is no address of a server.
  case badAddress(String)
  /// The language is none of those spoken here.
  case unknownLanguage(String)
  /// Both a server and a database are named.
  case twoPlaces
  /// A question is to be asked, and there is nobody to answer it.
  case needsConfirmation
}
