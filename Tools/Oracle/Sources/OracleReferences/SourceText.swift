/// The bytes of a file, by line.
package struct SourceText: Sendable {
  private let bytes: [UInt8]
  private let starts: [Int]

  /// Cuts a file's bytes into lines: LF, CR and CRLF end one.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    for (offset, byte) in bytes.enumerated() {
      let isLast = offset + 1 >= bytes.count
      if byte == UInt8(ascii: "\n")
        || byte == UInt8(ascii: "\r") && (isLast || bytes[offset + 1] != UInt8(ascii: "\n"))
      {
        starts.append(offset + 1)
      }
    }
    self.starts = starts
  }

  /// Returns the identifier or operator that begins at a place, without back-ticks; empty where there is none.
  package func name(atLine line: Int, column: Int) -> String {
    guard starts.indices.contains(line - 1) else { return "" }
    var start = starts[line - 1] + column - 1
    guard bytes.indices.contains(start) else { return "" }
    if bytes[start] == UInt8(ascii: "`") {
      let end = bytes[(start + 1)...].firstIndex(of: UInt8(ascii: "`")) ?? bytes.endIndex
      return String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
    }
    if bytes[start] == UInt8(ascii: "#") || bytes[start] == UInt8(ascii: "@") { start += 1 }
    guard bytes.indices.contains(start) else { return "" }
    let isWord = Self.isWord(bytes[start])
    var end = start
    while end < bytes.endIndex,
      isWord ? Self.isWord(bytes[end]) : Self.isOperator(bytes[end])
    {
      end += 1
    }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Returns a line without the blanks around it.
  package func line(_ line: Int) -> String {
    guard starts.indices.contains(line - 1) else { return "" }
    let end = starts.indices.contains(line) ? starts[line] : bytes.endIndex
    let text = bytes[starts[line - 1]..<end].drop { $0 == 0x20 || $0 == 0x09 }
    guard let last = text.lastIndex(where: { $0 > 0x20 }) else { return "" }
    return String(decoding: text.prefix(through: last), as: UTF8.self)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF:
      true
    default: false
    }
  }

  private static func isOperator(_ byte: UInt8) -> Bool {
    "/=-+!*%<>&|^~?.".utf8.contains(byte)
  }
}
