import Foundation

/// Where the articles and the session are kept.
struct Settings: Hashable, Sendable {
  /// Where the articles are.
  enum Source: Hashable, Sendable {
    /// At the server with this address.
    case server(URL)
    /// In this database file.
    case database(URL)
  }

  /// Where the articles are.
  let source: Source
  /// The file that keeps sessions.
  let sessionFile: URL

  /// Settles what the command line left open.
  ///
  /// - Returns: `nil` where the environment names no home to keep anything in.
  init?(place: Invocation.Place, environment: [String: String]) {
    let folder = Self.dataFolder(environment)
    guard let home = folder ?? Self.explicitFolder(place) else { return nil }
    sessionFile = home.appending(component: "sessions.json")
    source =
      switch place {
      case .userDatabase: .database(home.appending(component: "articles.sqlite"))
      case .database(let path): .database(URL(filePath: path))
      case .server(let url): .server(url)
      }
  }

  /// The user's data folder for this app, by the rules of the system.
  private static func dataFolder(_ environment: [String: String]) -> URL? {
    if let folder = environment["XDG_DATA_HOME"], folder.hasPrefix("/") {
      return URL(filePath: folder).appending(component: "articles")
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    #if os(macOS)
    let place = "Library/Application Support/articles"
    #else
    let place = ".local/share/articles"
    #endif
    return URL(filePath: home).appending(path: place)
  }

  /// The folder of a database that is named; it needs no home.
  private static func explicitFolder(_ place: Invocation.Place) -> URL? {
    guard case .database(let path) = place else { return nil }
    return URL(filePath: path).deletingLastPathComponent()
  }
}
