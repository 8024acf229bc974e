/// Makes source public, as other modules need it.
///
/// It is meant for text that templates have written: two blanks a step, a brace at the end of each line that opens a scope.
enum PublicText {
  private enum Scope {
    case file
    case type
    case other
  }

  private static let types = ["struct ", "enum ", "class ", "final class ", "actor "]
  private static let members = [
    "let ", "var ", "func ", "init(", "static ", "weak var ", "private(set) ", "subscript",
  ]

  /// Returns the source with `public` before its types and their members.
  ///
  /// A struct that was made of its properties gets an initialiser that says so: the one that comes by itself is not
  /// seen from outside.
  static func text(of source: String) -> String {
    var scopes = [Scope.file]
    var lines: [String] = []
    for line in initialized(source.split(separator: "\n", omittingEmptySubsequences: false)) {
      let indent = line.prefix { $0 == " " }
      let text = line.dropFirst(indent.count)
      let scope = scopes[scopes.count - 1]
      let isType = types.contains { text.hasPrefix($0) }
      let isSeen = isType || text.hasPrefix("protocol ") || members.contains { text.hasPrefix($0) }
      lines.append(scope != .other && isSeen ? "\(indent)public \(text)" : String(line))
      if text.hasPrefix("}") { scopes.removeLast(min(1, scopes.count - 1)) }
      if text.hasSuffix("{") { scopes.append(scope != .other && isType ? .type : .other) }
    }
    return lines.joined(separator: "\n")
  }

  /// Adds initialisers to structs at top level that have none.
  private static func initialized(_ lines: [Substring]) -> [String] {
    var result: [String] = []
    var body: [String]?
    for line in lines.map(String.init) {
      if line.hasPrefix("struct "), line.hasSuffix("{") { body = [] }
      guard line == "}", let inside = body else {
        body?.append(line)
        result.append(line)
        continue
      }
      body = nil
      if !inside.contains(where: { $0.hasPrefix("  init(") }) { result += initializer(of: inside) }
      result.append(line)
    }
    return result
  }

  private static func initializer(of body: [String]) -> [String] {
    let properties = body.compactMap { line -> (name: String, type: String)? in
      guard line.hasPrefix("  let ") || line.hasPrefix("  var "), !line.contains("="),
        !line.hasSuffix("{"), !line.hasSuffix("}"), let colon = line.firstIndex(of: ":")
      else { return nil }
      let type = line[line.index(after: colon)...].drop { $0 == " " }
      return (String(line[..<colon].dropFirst(6)), String(type))
    }
    guard !properties.isEmpty else { return [] }
    let list = properties.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
    let head = LineBreaker.broken("  public init(\(list)) {").map {
      // The word is added to every line that begins as an initialiser does.
      $0.hasPrefix("  public init(") ? "  " + $0.dropFirst("  public ".count) : $0
    }
    return ["", "  /// Creates it of its parts."] + head
      + properties.map { "    self.\($0.name) = \($0.name)" } + ["  }"]
  }
}
