import Foundation

/// What the command line asks for.
struct Options {
  /// What to do.
  enum Command: String {
    case facts
    case mutate
    case references
    case parse
  }

  private(set) var command = Command.facts
  private(set) var count = 400
  private(set) var seed: UInt64 = 1
  private(set) var threads = 2
  private(set) var allowed = 0
  private(set) var isSummary = false
  private(set) var skipsBuild = false
  private(set) var listsMisses = false
  private(set) var listsPhantoms = false
  private(set) var sample: Int?
  private(set) var classExamples: Int?
  private(set) var explained: String?
  private(set) var binary = "qatlam"
  private(set) var paths: [String] = []

  /// Reads arguments.
  init(_ arguments: some Collection<String>) throws(OptionError) {
    var rest = Array(arguments)[...]
    let word = rest.popFirst() ?? ""
    guard let command = Command(rawValue: word) else { throw .unknown(word) }
    self.command = command
    while let word = rest.popFirst() {
      switch word {
      case "--summary": isSummary = true
      case "--explained": explained = try Self.value(of: word, from: &rest)
      case "--count": count = try Self.number(of: word, from: &rest)
      case "--allow": allowed = try Self.number(of: word, from: &rest)
      case "--threads": threads = try Self.number(of: word, from: &rest)
      case "--seed": seed = try Self.number(of: word, from: &rest)
      case "--no-build": skipsBuild = true
      case "--misses": listsMisses = true
      case "--phantoms": listsPhantoms = true
      case "--sample": sample = try Self.number(of: word, from: &rest)
      case "--classes": classExamples = try Self.number(of: word, from: &rest)
      case "--qatlam": binary = try Self.value(of: word, from: &rest)
      default:
        guard !word.hasPrefix("-") else { throw .unknown(word) }
        paths.append(word)
      }
    }
    guard paths.count >= (command == .mutate ? 2 : 1) else { throw .noPath }
  }

  private static func number<Number: FixedWidthInteger>(
    of option: String,
    from rest: inout ArraySlice<String>
  ) throws(OptionError) -> Number {
    guard let number = Number(try value(of: option, from: &rest)) else { throw .noNumber(option) }
    return number
  }

  private static func value(
    of option: String,
    from rest: inout ArraySlice<String>
  ) throws(OptionError) -> String {
    guard let value = rest.popFirst() else { throw .noValue(option) }
    return value
  }

  /// Where the binary is: at its path or, for a mere name, where `PATH` finds it.
  var binaryURL: URL {
    guard !binary.contains("/") else { return URL(filePath: binary) }
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    let places = folders.map { URL(filePath: String($0)).appending(path: binary) }
    return places.first { FileManager.default.isExecutableFile(atPath: $0.path) }
      ?? URL(filePath: binary)
  }
}
