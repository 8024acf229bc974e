import Foundation

/// A whole command line: what to do, and where and how.
struct Invocation: Hashable, Sendable {
  /// Where the articles are.
  enum Place: Hashable, Sendable {
    /// In the database in the user's data folder.
    case userDatabase
    /// In a database file.
    case database(path: String)
    /// At a server.
    case server(URL)
  }

  /// What to do.
  let command: Command
  /// Where the articles are.
  let place: Place
  /// The language asked for; `nil` leaves it to the environment.
  let language: Language?
}
