import QatlamDomain

extension Lexer {
  /// `` `name` `` or a raw identifier; the name is what stands between the back-ticks.
  mutating func lexQuoted(at start: Int) {
    var end = start + 1
    while bytes[end] != UInt8(ascii: "`"), !has(ByteClass.newline, at: end), end < bytes.count {
      end += 1
    }
    guard bytes[end] == UInt8(ascii: "`"), end > start + 1 else {
      note(.unknownToken, at: start)
      single(.unknown)
      return
    }
    token.name = names.intern(bytes, from: start + 1, to: end)
    token.isQuoted = true
    finish(.identifier, end: end + 1)
  }

  /// `$0`, `$projected`.
  mutating func lexDollar(at start: Int) {
    var end = start + 1
    while has(ByteClass.identifierPart, at: end) { end += 1 }
    if bytes[end] >= 0x80 { end = skipUnicodeIdentifier(from: end) }
    token.name = names.intern(bytes, from: start, to: end)
    finish(.identifier, end: end)
  }

  /// Goes on with an identifier at a byte that is not ASCII; returns its end.
  func skipUnicodeIdentifier(from start: Int) -> Int {
    var at = start
    while true {
      let byte = bytes[at]
      if byte < 0x80 {
        guard table[Int(byte)] & ByteClass.identifierPart != 0 else { return at }
        at += 1
        continue
      }
      let scalar = scalar(at: at)
      guard scalar.length > 0, Self.kind(of: scalar.value) == .identifier else { return at }
      at += scalar.length
    }
  }

  /// A token that begins with a byte that is not ASCII.
  mutating func lexUnicode(at start: Int) {
    let scalar = scalar(at: start)
    guard scalar.length > 0 else {
      note(.invalidUTF8, at: start)
      single(.unknown)
      return
    }
    switch Self.kind(of: scalar.value) {
    case .identifier:
      let end = skipUnicodeIdentifier(from: start)
      token.name = names.intern(bytes, from: start, to: end)
      finish(.identifier, end: end)
    case .op: lexOperator()
    case .blank: resumeAt = start + scalar.length
    case .other:
      note(.unknownToken, at: start)
      finish(.unknown, end: start + scalar.length)
    }
  }

  /// What a scalar beyond ASCII may be part of.
  enum ScalarKind {
    case identifier, op, blank, other
  }

  /// Returns what a scalar beyond ASCII may be part of.
  static func kind(of scalar: UInt32) -> ScalarKind {
    switch scalar {
    case 0xA0, 0xFEFF: .blank
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7,
      0x2016, 0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E,
      0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003,
      0x3008...0x3030:
      .op
    case 0x80...0x9F, 0x2000...0x200A, 0x2010...0x2015, 0x2018...0x201F, 0x2028, 0x2029, 0x202F,
      0x205F, 0x3000, 0xD800...0xF8FF, 0xFFFE, 0xFFFF:
      .other
    default: .identifier
    }
  }

  /// Decodes the scalar at an offset; its length is zero where the bytes are not UTF-8.
  func scalar(at offset: Int) -> (value: UInt32, length: Int) {
    let first = UInt32(bytes[offset])
    func part(_ index: Int) -> UInt32? {
      let byte = bytes[offset + index]
      return byte & 0xC0 == 0x80 ? UInt32(byte & 0x3F) : nil
    }
    switch first {
    case 0xC2...0xDF:
      guard let second = part(1) else { return (0, 0) }
      return ((first & 0x1F) << 6 | second, 2)
    case 0xE0...0xEF:
      guard let second = part(1), let third = part(2) else { return (0, 0) }
      let value = (first & 0x0F) << 12 | second << 6 | third
      return value < 0x800 || (0xD800...0xDFFF).contains(value) ? (0, 0) : (value, 3)
    case 0xF0...0xF4:
      guard let second = part(1), let third = part(2), let fourth = part(3) else { return (0, 0) }
      let value = (first & 0x07) << 18 | second << 12 | third << 6 | fourth
      return value < 0x10000 || value > 0x10FFFF ? (0, 0) : (value, 4)
    default: return (0, 0)
    }
  }
}
