/// What is wrong with a command line.
enum Misuse: Error, Hashable, Sendable {
  /// The first word is no command.
  case unknownCommand(String)
  /// The option does not exist.
  case unknownOption(String)
  /// A word stands where none is wanted.
  case strayWord(String)
  /// The option needs a value and has none.
  case missingValue(Option)
  /// The option has a value and takes none.
  case unwantedValue(Option)
  /// The option is given twice.
  case repeated(Option)
  /// The option belongs to the other command.
  case misplaced(Option, command: String)
  /// The value is no number from 1.
  case badNumber(String)
  /// The value is no address of a server.
  case badAddress(String)
  /// The value is no language of the program.
  case badLanguage(String)
  /// Users can come from one place only.
  case twoSources
  /// There is nothing to change and no terminal to ask on.
  case nothingToChange
  /// The environment does not say where the program's own file is.
  case noHome

  /// What is wrong and what to do about it, in one line.
  var message: String {
    switch self {
    case .unknownCommand(let word):
      "'\(word)' is not a command: use 'show' or 'edit'"
    case .unknownOption(let word):
      "'\(word)' is not an option: 'user-scene --help' lists them"
    case .strayWord(let word):
      "'\(word)' is one word too many: put a value of several words in quotation marks"
    case .missingValue(let option):
      "'\(option.rawValue)' needs a value: write '\(option.rawValue)=VALUE'"
    case .unwantedValue(let option):
      "'\(option.rawValue)' takes no value: write '\(option.rawValue)' alone"
    case .repeated(let option):
      "'\(option.rawValue)' is given twice: give it once"
    case .misplaced(let option, let command):
      "'\(option.rawValue)' does not belong to '\(command)': 'user-scene --help' says where it does"
    case .badNumber(let value):
      "'\(value)' is not a user's number: give a whole number from 1"
    case .badAddress(let value):
      "'\(value)' is not a server's address: give one such as 'http://127.0.0.1:8080'"
    case .badLanguage(let value):
      "'\(value)' is not a language of this program: use 'en', 'uz' or 'tr'"
    case .twoSources:
      "'--api' and '--file' exclude each other: give one of them"
    case .nothingToChange:
      "there is nothing to change: give '--name' or '--email', or run it in a terminal"
    case .noHome:
      "neither XDG_DATA_HOME nor HOME says where users are kept: give '--file' or '--api'"
    }
  }
}
