/// A named argument of the command line.
enum Option: String, CaseIterable, Hashable, Sendable {
  /// The server's address.
  case api = "--api"
  /// The database file.
  case database = "--database"
  /// The language of every text.
  case language = "--language"
  /// JSON in place of lines.
  case json = "--json"
  /// Drafts in place of published articles.
  case drafts = "--drafts"
  /// The title of a new article.
  case title = "--title"
  /// The file with a new article's body.
  case bodyFile = "--body-file"
  /// The identity that an article is written under.
  case id = "--id"
  /// No question before something is deleted.
  case yes = "--yes"
  /// The account to sign in with.
  case email = "--email"
  /// The file with the account's password.
  case passwordFile = "--password-file"
  /// The page of help in place of everything else.
  case help = "--help"
  /// The version in place of everything else.
  case version = "--version"

  /// Whether a value follows it.
  var takesValue: Bool {
    switch self {
    case .api, .database, .language, .title, .bodyFile, .id, .email, .passwordFile: true
    case .json, .drafts, .yes, .help, .version: false
    }
  }
}
