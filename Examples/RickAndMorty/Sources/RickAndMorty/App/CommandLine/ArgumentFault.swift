/// Why a command line was not understood; each language says what to do about it.
enum ArgumentFault: Error, Hashable, Sendable {
  /// There is no such command.
  case unknownCommand(String)
  /// There is no such option for this command.
  case unknownOption(String)
  /// The option needs a value and has none.
  case missingValue(option: String)
  /// The option takes no value and has one.
  case needlessValue(option: String)
  /// The option was given twice.
  case repeatedOption(String)
  /// The page is no number from 1 to 999999.
  case badPage(String)
  /// The status is none of the three.
  case badStatus(String)
  /// The address is no http or https address.
  case badAddress(String)
  /// The language is none of the three.
  case badLanguage(String)
  /// `--api` and `--offline` exclude each other.
  case twoSources
  /// `show` needs a number and has none.
  case missingNumber
  /// What should be a character's number is none.
  case badNumber(String)
  /// There is one word too many.
  case needlessArgument(String)
}
