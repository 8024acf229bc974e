/// An option of the command line.
enum Option: String, CaseIterable, Hashable, Sendable {
  /// The number of the user.
  case id = "--id"
  /// Printing for programs.
  case json = "--json"
  /// The new name.
  case name = "--name"
  /// The new e-mail address.
  case email = "--email"
  /// The address of a server.
  case api = "--api"
  /// The path of a file of users.
  case file = "--file"
  /// The code of a language.
  case language = "--language"
  /// Asking for the usage text.
  case help = "--help"
  /// Asking for the version.
  case version = "--version"

  /// Whether the option is followed by a value.
  var takesValue: Bool {
    switch self {
    case .json, .help, .version: false
    case .id, .name, .email, .api, .file, .language: true
    }
  }
}
