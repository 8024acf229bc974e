import QatlamDomain

/// Reads the calls of a Swift manifest with the scanner's own lexer; nothing is run.
///
/// Constants that are plain texts are put in where they are named.
struct ManifestParser: ~Copyable {
  private static let depthLimit = 64

  private var lexer = Lexer()
  private var constants: [String: String] = [:]
  /// Every call that is no argument of another, in order.
  private(set) var calls: [ManifestValue] = []

  /// Reads a manifest.
  init(_ bytes: [UInt8]) {
    lexer.bytes.load(bytes)
    lexer.begin(at: 0)
    findConstants()
    lexer.begin(at: 0)
    while lexer.token.kind != .end {
      let value = value(depth: 0)
      if case .call = value { calls.append(value) }
      if case .list(let elements) = value { calls += elements }
    }
  }

  /// Finds `let name = "text"`.
  private mutating func findConstants() {
    var previous: [String] = []
    while lexer.token.kind != .end {
      switch lexer.token.kind {
      case .identifier: previous.append(name())
      case .string:
        let text = string()
        if previous.count >= 3, previous[previous.count - 3] == "let", previous.last == "=",
          let text
        {
          constants[previous[previous.count - 2]] = text
        }
        previous = []
        continue
      case .equal: previous.append("=")
      // A type between the name and its value says nothing.
      case .colon: skipType(&previous)
      default: previous = []
      }
      lexer.advance()
    }
  }

  private mutating func skipType(_ previous: inout [String]) {
    let mark = lexer.look()
    lexer.advance()
    if lexer.token.kind == .identifier, name() == "String" { return }
    lexer.goBack(to: mark)
    previous = []
  }

  /// Reads a value up to the comma or bracket behind it.
  private mutating func value(depth: Int) -> ManifestValue {
    guard depth < Self.depthLimit else {
      skip()
      return .unknown
    }
    var value = primary(depth: depth)
    while true {
      switch lexer.token.kind {
      case .op where text(of: lexer.token) == "+":
        lexer.advance()
        value = Self.sum(value, primary(depth: depth))
      case .comma, .rightParen, .rightBracket, .end, .semicolon: return value
      case .period where depth == 0 || isMember:
        lexer.advance()
        value = primary(depth: depth)
      default:
        // At top level another statement begins; inside a call something is computed.
        guard depth > 0 else { return value }
        skip()
        return .unknown
      }
    }
  }

  private var isMember: Bool { !lexer.token.newlineBefore }

  private mutating func primary(depth: Int) -> ManifestValue {
    while lexer.token.kind == .period { lexer.advance() }
    switch lexer.token.kind {
    case .string: return string().map { .text($0) } ?? .unknown
    case .leftBracket: return .list(items(until: .rightBracket, depth: depth).map(\.value))
    case .identifier:
      var word = name()
      lexer.advance()
      while lexer.token.kind == .period {
        lexer.advance()
        guard lexer.token.kind == .identifier else { return .unknown }
        word = name()
        lexer.advance()
      }
      if lexer.token.kind == .leftParen, !lexer.token.newlineBefore {
        return .call(word, items(until: .rightParen, depth: depth))
      }
      return constants[word].map { .text($0) } ?? .name(word)
    default:
      lexer.advance()
      return .unknown
    }
  }

  /// Reads what stands between brackets, and the closing one.
  private mutating func items(
    until end: TokenKind,
    depth: Int
  ) -> [ManifestValue.Argument] {
    lexer.advance()
    var items: [ManifestValue.Argument] = []
    while lexer.token.kind != end, lexer.token.kind != .end {
      var label = ""
      if lexer.token.kind == .identifier, lexer.isFollowedByColon() {
        label = name()
        lexer.advance()
        lexer.advance()
      }
      items.append(.init(label: label, value: value(depth: depth + 1)))
      if lexer.token.kind == end { break }
      // A bracket of another kind closes nothing here.
      lexer.advance()
    }
    if lexer.token.kind == end { lexer.advance() }
    return items
  }

  /// Goes on to the comma or bracket that ends the value.
  private mutating func skip() {
    var depth = 0
    while lexer.token.kind != .end {
      switch lexer.token.kind {
      case .leftParen, .leftBracket, .leftBrace: depth += 1
      case .rightParen, .rightBracket, .rightBrace:
        if depth == 0 { return }
        depth -= 1
      case .comma where depth == 0: return
      case .string:
        lexer.lex(from: lexer.stringEnd())
        continue
      default: break
      }
      lexer.advance()
    }
  }

  private static func sum(_ left: ManifestValue, _ right: ManifestValue) -> ManifestValue {
    switch (left, right) {
    case (.list(let left), .list(let right)): .list(left + right)
    case (.text(let left), .text(let right)): .text(left + right)
    default: .unknown
    }
  }

  private func name() -> String { text(of: lexer.token) }

  private func text(of token: Token) -> String {
    let text = lexer.bytes.text(from: token.start, to: token.end)
    return token.isQuoted ? String(text.dropFirst().dropLast()) : text
  }

  /// Reads the string that the current token opens, and goes on behind it; `nil` where it is put together.
  private mutating func string() -> String? {
    let form = lexer.stringForm()
    let start = lexer.token.end
    var found: String?
    if case .end(let end) = lexer.stringText(from: start, form: form), !form.isMultiLine {
      found = lexer.bytes.text(from: start, to: end - 1 - form.pounds)
    }
    lexer.lex(from: lexer.stringEnd())
    return found
  }
}
