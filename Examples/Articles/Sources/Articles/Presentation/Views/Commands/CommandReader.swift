import Foundation

/// Reads a command line; nothing is guessed.
struct CommandReader {
  private var words: [String] = []
  private var values: [Option: String] = [:]

  /// Returns what the arguments ask for; the program's own name is not among them.
  static func read(_ arguments: [String]) throws(UsageFault) -> Invocation {
    var reader = CommandReader()
    try reader.sort(arguments)
    let language = try reader.language()
    let place = try reader.place()
    return Invocation(command: try reader.command(), place: place, language: language)
  }

  private mutating func sort(_ arguments: [String]) throws(UsageFault) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        words += rest
        return
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        words.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = parts[0] == "-h" ? "--help" : String(parts[0])
      guard let option = Option(rawValue: name) else { throw .unknownOption(name) }
      guard values[option] == nil else { throw .repeatedOption(option) }
      switch (option.takesValue, parts.count) {
      case (true, 2): values[option] = String(parts[1])
      case (true, _):
        guard let value = rest.popFirst() else { throw .missingValue(option) }
        values[option] = value
      case (false, 2): throw .needlessValue(option)
      case (false, _): values[option] = ""
      }
      if option.takesValue, values[option]?.isEmpty == true, option != .title {
        throw .missingValue(option)
      }
    }
  }

  private mutating func language() throws(UsageFault) -> Language? {
    guard let name = values.removeValue(forKey: .language) else { return nil }
    guard let language = Language(rawValue: name) else { throw .unknownLanguage(name) }
    return language
  }

  private mutating func place() throws(UsageFault) -> Invocation.Place {
    let address = values.removeValue(forKey: .api)
    let path = values.removeValue(forKey: .database)
    switch (address, path) {
    case (nil, nil): return .userDatabase
    case (nil, let path?): return .database(path: path)
    case (_?, _?): throw .twoPlaces
    case (let address?, nil):
      guard let url = URL(string: address), ["http", "https"].contains(url.scheme?.lowercased()),
        url.host()?.isEmpty == false
      else { throw .badAddress(address) }
      return .server(url)
    }
  }

  private mutating func command() throws(UsageFault) -> Command {
    if values[.help] != nil { return .help }
    if values[.version] != nil { return .version }
    let name = words.isEmpty ? "" : words.removeFirst()
    let command = try command(named: name)
    if let word = words.first { throw .strayArgument(word) }
    let stray = values.keys.sorted { $0.rawValue < $1.rawValue }.first
    if let stray { throw .strayOption(stray, command: name.isEmpty ? "articles" : name) }
    return command
  }

  private mutating func command(named name: String) throws(UsageFault) -> Command {
    switch name {
    case "": return .screen
    case "help": return .help
    case "list":
      let isDrafts = values.removeValue(forKey: .drafts) != nil
      return isDrafts ? .drafts(format()) : .list(format())
    case "drafts": return .drafts(format())
    case "show": return .show(id: try id(for: name), format())
    case "write":
      return .write(
        title: try value(.title, for: name),
        bodyFile: try value(.bodyFile, for: name),
        id: try wholeID()
      )
    case "publish": return .publish(id: try id(for: name))
    case "delete":
      let isConfirmed = values.removeValue(forKey: .yes) != nil
      return .delete(id: try id(for: name), isConfirmed: isConfirmed)
    case "login":
      let email = try value(.email, for: name)
      return .signIn(email: email, passwordFile: values.removeValue(forKey: .passwordFile))
    default: throw .unknownCommand(name)
    }
  }

  private mutating func format() -> Command.Format {
    values.removeValue(forKey: .json) == nil ? .text : .json
  }

  private mutating func id(for command: String) throws(UsageFault) -> String {
    guard let id = words.first, !id.isEmpty else { throw .missingID(command: command) }
    words.removeFirst()
    return id
  }

  private mutating func wholeID() throws(UsageFault) -> UUID? {
    guard let text = values.removeValue(forKey: .id) else { return nil }
    guard let id = UUID(uuidString: text) else { throw .badID(text) }
    return id
  }

  private mutating func value(
    _ option: Option,
    for command: String
  ) throws(UsageFault) -> String {
    guard let value = values.removeValue(forKey: option) else {
      throw .missingOption(option, command: command)
    }
    return value
  }
}
