import Foundation

/// Puts concrete parts together; the one place that picks them (V9).
struct Composition {
  /// The variables of the process.
  let environment: [String: String]

  /// The language that was asked for, else the environment's, else English.
  func language(for options: Invocation.Options) -> Language {
    if let language = options.language { return language }
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let locale = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    return locale.flatMap(Language.init(locale:)) ?? .english
  }

  /// The place that keeps the users.
  func directory(for source: Invocation.Source) throws(Misuse) -> any UserKeeper {
    switch source {
    case .own:
      return FileUserDirectory(path: try ownFile(), seed: EmbeddedUsers.all)
    case .file(let path):
      return FileUserDirectory(path: path)
    case .server(let address):
      guard let url = URL(string: address) else { throw .badAddress(address) }
      return HTTPUserDirectory(server: JSONServer(baseURL: url))
    }
  }

  private func ownFile() throws(Misuse) -> String {
    if let folder = environment["XDG_DATA_HOME"], folder.hasPrefix("/") {
      return folder + "/user-scene/users.json"
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { throw .noHome }
    return home + "/.local/share/user-scene/users.json"
  }
}
