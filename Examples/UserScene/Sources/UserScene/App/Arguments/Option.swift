/// An option of the command line.
enum Option: String, CaseIterable, Hashable, Sendable {
  case id = "--id"
  case json = "--json"
  case name = "--name"
  case email = "--email"
  case api = "--api"
  case file = "--file"
  case language = "--language"
  case help = "--help"
  case version = "--version"

  /// Whether the option is followed by a value.
  var takesValue: Bool {
    switch self {
    case .json, .help, .version: false
    case .id, .name, .email, .api, .file, .language: true
    }
  }
}
