import Foundation

/// A command line that was understood.
struct Invocation: Hashable, Sendable {
  /// How a command's result is written.
  enum Format: Hashable, Sendable {
    /// For people.
    case text
    /// For programs.
    case json
  }

  /// What is to be done.
  enum Command: Hashable, Sendable {
    /// Say how the program is used.
    case help
    /// Say which version this is.
    case version
    /// Open the screen.
    case screen
    /// Print one page.
    case list(CharacterQuery, page: Int, Format)
    /// Print one character.
    case show(id: Int, Format)
  }

  /// What is to be done.
  var command: Command
  /// What holds for the whole run.
  var settings: AppSettings

  /// Reads a command line without the program's name.
  ///
  /// Options may stand anywhere, as `--option value` or `--option=value`; after `--` nothing is
  /// an option.
  ///
  /// - Throws: The first thing that was not understood.
  init(arguments: [String], language: Language) throws(ArgumentFault) {
    let words = try ArgumentWords(arguments)
    settings = AppSettings(
      source: try Self.source(words),
      language: try Self.language(words) ?? language
    )
    command = try Self.command(words)
  }

  private static func command(_ words: ArgumentWords) throws(ArgumentFault) -> Command {
    if words.has(.help) { return .help }
    if words.has(.version) { return .version }
    let format: Format = words.has(.json) ? .json : .text
    guard let name = words.plain.first else {
      try words.allow([])
      return .screen
    }
    switch name {
    case "list":
      try words.allow([.page, .name, .status, .json], plain: 1)
      return .list(try query(words), page: try page(words), format)
    case "show":
      try words.allow([.json], plain: 2)
      guard let number = words.plain.dropFirst().first else { throw .missingNumber }
      guard let id = Int(number), id >= 1 else { throw .badNumber(number) }
      return .show(id: id, format)
    case "help":
      return .help
    default:
      throw .unknownCommand(name)
    }
  }

  private static func query(_ words: ArgumentWords) throws(ArgumentFault) -> CharacterQuery {
    guard let status = words.value(.status) else {
      return CharacterQuery(name: words.value(.name) ?? "", status: nil)
    }
    guard let known = RMLifeStatus(rawValue: status.lowercased()) else { throw .badStatus(status) }
    return CharacterQuery(name: words.value(.name) ?? "", status: known)
  }

  private static func page(_ words: ArgumentWords) throws(ArgumentFault) -> Int {
    guard let text = words.value(.page) else { return 1 }
    guard let page = Int(text), (1...999_999).contains(page) else { throw .badPage(text) }
    return page
  }

  private static func language(_ words: ArgumentWords) throws(ArgumentFault) -> Language? {
    guard let tag = words.value(.language) else { return nil }
    guard let language = Language(tag: tag) else { throw .badLanguage(tag) }
    return language
  }

  private static func source(_ words: ArgumentWords) throws(ArgumentFault) -> AppSettings.Source {
    guard !words.has(.offline) || !words.has(.api) else { throw .twoSources }
    guard !words.has(.offline) else { return .sample }
    let text = words.value(.api) ?? RickAndMortyAPI.publicAddress
    guard let url = URL(string: text), ["http", "https"].contains(url.scheme?.lowercased()),
      let host = url.host(), !host.isEmpty, (1...65535).contains(url.port ?? 80)
    else { throw .badAddress(text) }
    return .server(url)
  }
}
