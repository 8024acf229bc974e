import Foundation

/// The flags that decide which branches of `#if` a module takes, by module.
///
/// They stand in the description of the build that the package manager leaves beside its products.
struct CompilerFlags {
  private var flags: [String: [String]] = [:]

  /// Options that decide, with the value behind them.
  private static let decisive: Set<String> = [
    "-target", "-swift-version", "-enable-upcoming-feature", "-enable-experimental-feature", "-D",
  ]

  /// Reads the description of a debug build.
  init(description: URL) throws {
    let text = try String(contentsOf: description, encoding: .utf8)
    for line in text.split(separator: "\n") {
      guard let start = line.firstIndex(of: "["), line.contains("\"-module-name\""),
        let arguments = try? JSONDecoder().decode([String].self, from: Data(line[start...].utf8)),
        let name = arguments.firstIndex(of: "-module-name"), name + 1 < arguments.count
      else { continue }
      flags[arguments[name + 1]] = Self.decisive(of: arguments)
    }
  }

  /// Returns the flags of a module; none where the build does not know it.
  subscript(module: String) -> [String] { flags[module] ?? [] }

  private static func decisive(of arguments: [String]) -> [String] {
    var found: [String] = []
    var position = 0
    while position < arguments.count {
      let argument = arguments[position]
      position += 1
      if decisive.contains(argument), position < arguments.count {
        found += [argument, arguments[position]]
        position += 1
      } else if argument.hasPrefix("-D") {
        found.append(argument)
      }
    }
    return found
  }
}
