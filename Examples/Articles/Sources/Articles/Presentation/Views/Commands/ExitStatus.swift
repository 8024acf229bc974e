/// What the program tells whoever started it.
enum ExitStatus: Int32, Hashable, Sendable {
  /// All is done.
  case success = 0
  /// What was asked for or given is wrong: arguments, an article that breaks the rule, an unknown id.
  case misuse = 2
  /// The world failed: a file, the database, the server, the terminal.
  case failure = 3

  /// The status for a use case's error.
  init(_ error: DomainError) {
    switch error {
    case .notPublishable, .incompleteCredentials, .noArticle, .severalArticles: self = .misuse
    case .gateway: self = .failure
    }
  }
}
