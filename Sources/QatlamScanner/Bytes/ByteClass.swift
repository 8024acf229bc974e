/// What a byte may begin or continue, as bits of a table with 256 entries.
enum ByteClass {
  /// May begin an identifier; bytes from 0x80 on are looked at more closely by the lexer.
  static let identifierStart: UInt8 = 1 << 0
  /// May continue an identifier: letters, digits, `_` and `$`.
  static let identifierPart: UInt8 = 1 << 1
  static let digit: UInt8 = 1 << 2
  /// May be part of an operator.
  static let operatorPart: UInt8 = 1 << 3
  /// Space, tab, vertical tab and form feed.
  static let blank: UInt8 = 1 << 4
  static let newline: UInt8 = 1 << 5
  /// Bytes at which the text of a string literal needs a look.
  static let stringStop: UInt8 = 1 << 6
  /// Bytes at which the text of a comment needs a look.
  static let commentStop: UInt8 = 1 << 7

  /// Returns the table.
  static func makeTable() -> Buffer<UInt8> {
    var table = Buffer<UInt8>(capacity: 256)
    for value in 0...255 { table.append(bits(of: UInt8(value))) }
    return table
  }

  private static func bits(of byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "p"), UInt8(ascii: "r")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
      identifierStart | identifierPart
    // `q` begins `qatlam:`, which a comment may hold.
    case UInt8(ascii: "q"): identifierStart | identifierPart | commentStop
    case UInt8(ascii: "0")...UInt8(ascii: "9"): identifierPart | digit
    case UInt8(ascii: "$"): identifierPart
    case UInt8(ascii: "/"), UInt8(ascii: "*"): operatorPart | commentStop
    case UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
      UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
      UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"):
      operatorPart
    case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C: blank
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): newline | stringStop | commentStop
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): stringStop
    case 0: stringStop | commentStop
    default: 0
    }
  }
}
