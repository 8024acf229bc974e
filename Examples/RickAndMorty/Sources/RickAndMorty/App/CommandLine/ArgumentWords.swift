/// A command line taken apart into plain words and options.
struct ArgumentWords: Hashable, Sendable {
  /// The options there are, spelled as the user spells them.
  enum Option: String, CaseIterable, Hashable, Sendable {
    /// Another server.
    case api = "--api"
    /// How the program is used.
    case help = "--help"
    /// For programs, not for people.
    case json = "--json"
    /// The language of the screen.
    case language = "--language"
    /// Only names that contain a text.
    case name = "--name"
    /// The sample, without a network.
    case offline = "--offline"
    /// Which page.
    case page = "--page"
    /// Only one status.
    case status = "--status"
    /// Which version this is.
    case version = "--version"

    /// Whether a value follows.
    var takesValue: Bool {
      switch self {
      case .api, .language, .name, .page, .status: true
      case .help, .json, .offline, .version: false
      }
    }
  }

  /// The words that are no options, in order.
  private(set) var plain: [String] = []
  private var options: [Option: String] = [:]

  /// Takes a command line apart.
  ///
  /// - Throws: An unknown option, or one whose value is missing, needless or repeated.
  init(_ arguments: [String]) throws(ArgumentFault) {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      guard word != "--" else {
        plain += rest
        return
      }
      guard word.hasPrefix("-"), word != "-" else {
        plain.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let spelling = parts.first.map(String.init) ?? word
      guard let option = Option(rawValue: spelling == "-h" ? "--help" : spelling) else {
        throw .unknownOption(spelling)
      }
      guard options[option] == nil else { throw .repeatedOption(spelling) }
      let inline = parts.count > 1 ? String(parts[1]) : nil
      if option.takesValue {
        guard let value = inline ?? rest.popFirst() else { throw .missingValue(option: spelling) }
        options[option] = value
      } else {
        guard inline == nil else { throw .needlessValue(option: spelling) }
        options[option] = ""
      }
    }
  }

  /// Whether an option was given.
  func has(_ option: Option) -> Bool {
    options[option] != nil
  }

  /// An option's value, none if it was not given.
  func value(_ option: Option) -> String? {
    options[option]
  }

  /// Refuses options and words that a command does not know; those of the whole run are known.
  func allow(_ known: Set<Option>, plain count: Int = 0) throws(ArgumentFault) {
    let everywhere: Set<Option> = [.api, .offline, .language]
    let strange = options.keys.filter { !known.union(everywhere).contains($0) }
    if let first = strange.map(\.rawValue).min() { throw .unknownOption(first) }
    if plain.count > count { throw .needlessArgument(plain[count]) }
  }
}
