/// Cuts bytes into what a human would call tokens: words, blanks, operators, single marks.
enum Pieces {
  private enum Kind { case word, blank, operation, mark }

  /// Returns the pieces; joined, they are the bytes again.
  static func pieces(of bytes: [UInt8]) -> [[UInt8]] {
    var pieces: [[UInt8]] = []
    var last: Kind?
    for byte in bytes {
      let kind = kind(of: byte)
      if kind == last, kind != .mark {
        pieces[pieces.count - 1].append(byte)
      } else {
        pieces.append([byte])
      }
      last = kind
    }
    return pieces
  }

  private static func kind(of byte: UInt8) -> Kind {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      .word
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): .blank
    case UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
      UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"),
      UInt8(ascii: "/"), UInt8(ascii: "*"), UInt8(ascii: "?"):
      .operation
    default: .mark
    }
  }
}
