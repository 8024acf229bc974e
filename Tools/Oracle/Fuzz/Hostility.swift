/// Puts text into files that opens something, ends something or is no Swift, the same every time.
struct Hostility {
  private static let pieces = [
    "{", "}", "(", ")", "[", "]", "\"", "\"\"\"", "\\(", "/*", "*/", "//", "\n#if X\n",
    "\n#endif\n",
    "\n#else\n", "\n", "\r", "\r\n", "<", ">", " let ", " var ", " func ", " case ", " if ",
    " guard ",
    " switch ", " for ", " class ", " in ", "`", "#", "/", "\0", ":", ",", "?", "!", ".", "@", "->",
    "&", "~", " catch ", " do {", " else ", " where ", "$0", " get {", "\u{FEFF}", "😀", "\u{202E}",
    "\n<<<<<<< x\n", "\n=======\n", "\n>>>>>>> x\n", "import ", " init", " as ", " is ", " try ",
    " extension ", "\\", "=", " enum ", " protocol ", "#\"", "\"#", "#/", "/#", " some ",
    " throws(",
    " each ", " subscript", " operator ", "@A(b, c: { d }) ", "@A<B>.C ", "\u{2028}", "\u{E000}",
    "\\.a", "\\A.[0]", "#a(", " repeat ", " defer {", " return ", "::", "...", "..<", " as! ", "; ",
    " await ", " macro ", " typealias A<@B(c) D> = ",
    "{ @A(b) [c = d] (e: F) async throws(G) -> H in ",
  ]

  private var state: UInt64

  /// Creates changes that a number decides.
  init(seed: UInt64) { state = seed }

  /// Inserts one to three pieces; now and then the rest is cut off, or a byte is replaced by any other.
  mutating func change(_ bytes: inout [UInt8]) {
    for _ in 0...number(below: 3) {
      let piece = Self.pieces[number(below: Self.pieces.count)]
      bytes.insert(contentsOf: piece.utf8, at: number(below: bytes.count + 1))
    }
    guard !bytes.isEmpty else { return }
    switch number(below: 8) {
    case 0: bytes.removeSubrange(number(below: bytes.count)...)
    case 1: bytes[number(below: bytes.count)] = UInt8(number(below: 256))
    default: break
    }
  }

  private mutating func number(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return limit <= 1 ? 0 : Int(state >> 33) % limit
  }
}
