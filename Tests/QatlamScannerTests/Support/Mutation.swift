/// Changes source bytes at random, the same way in every run.
struct Mutation {
  private var state: UInt64

  /// Creates mutations that a number decides.
  init(seed: UInt64) { state = seed }

  /// Returns a number from zero up to a limit, which is not reached.
  mutating func number(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return limit <= 1 ? 0 : Int(state >> 33) % limit
  }

  private static let pieces = [
    "{", "}", "(", ")", "[", "]", "\"", "\"\"\"", "\\(", "/*", "*/", "//", "#if X", "#endif",
    "#else", "\n", "\r", "\r\n", "<", ">", "let ", "var ", "func ", "case ", "if ", "guard ",
    "switch ", "for ", "class ", "in ", "`", "#", "/", "\0", ":", ",", "?", "!", ".", "@", "->",
    "&", "~", "catch ", "do {", "else ", "where ", "$0", "get {", "\u{FEFF}", "😀", "\u{202E}",
    "\n<<<<<<< x\n", "import ", "init", "as ", "is ", "try ", "extension ", "\\", "=", "enum ",
    "protocol ", "#\"", "\"#", "#/", "/#", "some ", "throws(", "each ", "subscript", "operator ",
  ]

  /// Returns a part of a source of at most `limit` bytes, with one to six changes.
  mutating func mutant(of source: [UInt8], limit: Int) -> [UInt8] {
    var bytes = source
    if bytes.count > limit {
      let start = number(below: bytes.count - limit)
      bytes = Array(bytes[start..<start + limit])
    }
    for _ in 0...number(below: 6) {
      let place = number(below: bytes.count + 1)
      switch number(below: 5) {
      case 0 where place < bytes.count: bytes[place] = UInt8(number(below: 256))
      case 1:
        bytes.removeSubrange(place..<min(bytes.count, place + number(below: 200)))
      case 2:
        bytes.insert(contentsOf: Self.pieces[number(below: Self.pieces.count)].utf8, at: place)
      case 3: bytes = Array(bytes[..<place])
      default:
        let start = number(below: bytes.count + 1)
        let part = Array(bytes[start..<min(bytes.count, start + number(below: 300))])
        bytes.insert(contentsOf: part, at: place)
      }
    }
    return bytes
  }
}
