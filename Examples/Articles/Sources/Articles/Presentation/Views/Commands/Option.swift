/// A named argument of the command line.
enum Option: String, CaseIterable, Hashable, Sendable {
  case api = "--api"
  case database = "--database"
  case language = "--language"
  case json = "--json"
  case drafts = "--drafts"
  case title = "--title"
  case bodyFile = "--body-file"
  case yes = "--yes"
  case email = "--email"
  case passwordFile = "--password-file"
  case help = "--help"
  case version = "--version"

  /// Whether a value follows it.
  var takesValue: Bool {
    switch self {
    case .api, .database, .language, .title, .bodyFile, .email, .passwordFile: true
    case .json, .drafts, .yes, .help, .version: false
    }
  }
}
