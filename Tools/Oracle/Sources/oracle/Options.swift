import Foundation

/// What the command line asks for.
struct Options {
  var isSummary = false
  var explained: String?
  var binary = "qatlam"
  var paths: [String] = []

  /// Reads arguments.
  init(_ arguments: some Collection<String>) throws(OptionError) {
    var rest = Array(arguments)[...]
    guard rest.popFirst() == "facts" else { throw .unknown(arguments.first ?? "") }
    while let word = rest.popFirst() {
      switch word {
      case "--summary": isSummary = true
      case "--explained": explained = try Self.value(of: word, from: &rest)
      case "--qatlam": binary = try Self.value(of: word, from: &rest)
      default:
        guard !word.hasPrefix("-") else { throw .unknown(word) }
        paths.append(word)
      }
    }
    guard !paths.isEmpty else { throw .noPath }
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
