/// Reads one JSON value from bytes.
struct JSONReader {
  private let bytes: ArraySlice<UInt8>
  private var at: Int

  private init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    at = bytes.startIndex
  }

  /// Returns the value that some bytes hold.
  ///
  /// - Throws: `DumpError.malformed` where they are no JSON.
  static func value(of bytes: ArraySlice<UInt8>) throws(DumpError) -> JSONValue {
    var reader = JSONReader(bytes)
    let value = try reader.value()
    guard reader.next() == nil else { throw .malformed }
    return value
  }

  /// The next byte that is no blank.
  private mutating func next() -> UInt8? {
    while at < bytes.endIndex {
      let byte = bytes[at]
      guard byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D else { return byte }
      at += 1
    }
    return nil
  }

  private mutating func take(_ byte: UInt8) throws(DumpError) {
    guard next() == byte else { throw .malformed }
    at += 1
  }

  private mutating func value() throws(DumpError) -> JSONValue {
    switch next() {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .boolean(true))
    case UInt8(ascii: "f"): return try word("false", .boolean(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func word(_ text: String, _ value: JSONValue) throws(DumpError) -> JSONValue {
    for byte in text.utf8 { try take(byte) }
    return value
  }

  private mutating func number() throws(DumpError) -> Int {
    var text = ""
    while at < bytes.endIndex, bytes[at] == 0x2D || bytes[at] >= 0x30 && bytes[at] <= 0x39 {
      text.unicodeScalars.append(Unicode.Scalar(bytes[at]))
      at += 1
    }
    guard let value = Int(text) else { throw .malformed }
    return value
  }

  private mutating func array() throws(DumpError) -> JSONValue {
    try take(UInt8(ascii: "["))
    var elements: [JSONValue] = []
    while next() != UInt8(ascii: "]") {
      if !elements.isEmpty { try take(UInt8(ascii: ",")) }
      elements.append(try value())
    }
    at += 1
    return .array(elements)
  }

  private mutating func object() throws(DumpError) -> JSONValue {
    try take(UInt8(ascii: "{"))
    var members: [String: JSONValue] = [:]
    while next() != UInt8(ascii: "}") {
      if !members.isEmpty { try take(UInt8(ascii: ",")) }
      let key = next() == UInt8(ascii: "\"") ? try string() : ""
      try take(UInt8(ascii: ":"))
      members[key] = try value()
    }
    at += 1
    return .object(members)
  }

  private mutating func string() throws(DumpError) -> String {
    at += 1
    var text: [UInt8] = []
    while at < bytes.endIndex, bytes[at] != UInt8(ascii: "\"") {
      let byte = bytes[at]
      at += 1
      guard byte == UInt8(ascii: "\\") else {
        text.append(byte)
        continue
      }
      text.append(contentsOf: String(try escaped()).utf8)
    }
    guard at < bytes.endIndex else { throw .malformed }
    at += 1
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func escaped() throws(DumpError) -> Character {
    guard at < bytes.endIndex else { throw .malformed }
    let byte = bytes[at]
    at += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "u"):
      guard at + 4 <= bytes.endIndex,
        let code = UInt32(String(decoding: bytes[at..<at + 4], as: UTF8.self), radix: 16),
        let scalar = Unicode.Scalar(code)
      else { throw .malformed }
      at += 4
      return Character(scalar)
    default: return Character(Unicode.Scalar(byte))
    }
  }
}
