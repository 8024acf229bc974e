import Foundation

/// Reads a command line, word by word; anything that is not understood is refused.
struct ArgumentReader {
  private var words: ArraySlice<String>
  private var values: [Option: String] = [:]
  private var command: String?

  /// Reads the words behind the program's name.
  static func invocation(of words: [String]) throws(Misuse) -> Invocation {
    var reader = ArgumentReader(words: words[...])
    return try reader.read()
  }

  private init(words: ArraySlice<String>) {
    self.words = words
  }

  private mutating func read() throws(Misuse) -> Invocation {
    while let word = words.popFirst() {
      if word == "-h" {
        try keep(.help, "")
      } else if word.hasPrefix("-") {
        try readOption(word)
      } else if command != nil {
        throw .strayWord(word)
      } else if word == "show" || word == "edit" {
        command = word
      } else {
        throw .unknownCommand(word)
      }
    }
    if values[.help] != nil { return .help }
    if values[.version] != nil { return .version }
    return try invocation(of: command ?? "show")
  }

  private mutating func readOption(_ word: String) throws(Misuse) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let option = Option(rawValue: String(parts[0])) else {
      throw .unknownOption(String(parts[0]))
    }
    guard option.takesValue else {
      guard parts.count == 1 else { throw .unwantedValue(option) }
      return try keep(option, "")
    }
    if parts.count == 2 { return try keep(option, String(parts[1])) }
    guard let value = words.first, !value.hasPrefix("--") else { throw .missingValue(option) }
    words.removeFirst()
    try keep(option, value)
  }

  private mutating func keep(_ option: Option, _ value: String) throws(Misuse) {
    guard values.updateValue(value, forKey: option) == nil else { throw .repeated(option) }
  }

  private func invocation(of command: String) throws(Misuse) -> Invocation {
    let options = try options()
    let strangers: [Option] = command == "show" ? [.name, .email] : [.json]
    if let stranger = strangers.first(where: { values[$0] != nil }) {
      throw .misplaced(stranger, command: command)
    }
    guard command == "edit" else { return .show(options, json: values[.json] != nil) }
    return .edit(options, name: values[.name], email: values[.email])
  }

  private func options() throws(Misuse) -> Invocation.Options {
    var options = Invocation.Options()
    if let value = values[.id] {
      guard let number = Int(value), number > 0 else { throw .badNumber(value) }
      options.userID = number
    }
    if let value = values[.language] {
      guard let language = Language(rawValue: value) else { throw .badLanguage(value) }
      options.language = language
    }
    switch (values[.api], values[.file]) {
    case (nil, nil): break
    case (let address?, nil): options.source = .server(try Self.checked(address))
    case (nil, let path?):
      guard !path.isEmpty else { throw .missingValue(.file) }
      options.source = .file(path)
    case (_?, _?): throw .twoSources
    }
    return options
  }

  /// Takes an address that has a host and no account: an account would be shown in messages.
  private static func checked(_ address: String) throws(Misuse) -> String {
    guard let url = URL(string: address), ["http", "https"].contains(url.scheme?.lowercased()),
      url.host()?.isEmpty == false, url.user() == nil, url.query() == nil, url.fragment() == nil
    else { throw .badAddress(address) }
    return address
  }
}
