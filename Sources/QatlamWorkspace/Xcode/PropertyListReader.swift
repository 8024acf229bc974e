/// Reads old-style property lists: `{ key = value; }`, `( a, b )`, words, quoted texts and comments.
///
/// It takes any bytes, and no more memory or depth than a project of Xcode's could need.
struct PropertyListReader {
  private static let depthLimit = 64
  private static let valueLimit = 4_000_000

  private let bytes: [UInt8]
  private var at = 0
  private var values = 0

  /// Reads the one value of a text.
  static func value(of bytes: [UInt8]) throws(PropertyListFault) -> PropertyList {
    var reader = Self(bytes)
    return try reader.value(depth: 0)
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 }
  }

  private mutating func value(depth: Int) throws(PropertyListFault) -> PropertyList {
    guard depth < Self.depthLimit else { throw fault(.tooDeep) }
    values += 1
    guard values <= Self.valueLimit else { throw fault(.tooManyValues) }
    switch try next() {
    case UInt8(ascii: "{"): return .map(try members(depth: depth))
    case UInt8(ascii: "("): return .list(try elements(depth: depth))
    case UInt8(ascii: "<"): return .text(try data())
    default: return .text(try text())
    }
  }

  private mutating func members(
    depth: Int
  ) throws(PropertyListFault) -> PropertyMap {
    at += 1
    var members = PropertyMap()
    while try next() != UInt8(ascii: "}") {
      let key = try text()
      guard try next() == UInt8(ascii: "=") else { throw fault(.unexpected) }
      at += 1
      members.append(key, try value(depth: depth + 1))
      // The last semicolon may be missing, as Xcode itself allows.
      if try next() == UInt8(ascii: ";") {
        at += 1
      } else if bytes[at] != UInt8(ascii: "}") {
        throw fault(.unexpected)
      }
    }
    at += 1
    return members
  }

  private mutating func elements(depth: Int) throws(PropertyListFault) -> [PropertyList] {
    at += 1
    var elements: [PropertyList] = []
    while try next() != UInt8(ascii: ")") {
      elements.append(try value(depth: depth + 1))
      if try next() == UInt8(ascii: ",") {
        at += 1
      } else if bytes[at] != UInt8(ascii: ")") {
        throw fault(.unexpected)
      }
    }
    at += 1
    return elements
  }

  /// Bytes in hexadecimal: no setting of ours; only where they end matters.
  private mutating func data() throws(PropertyListFault) -> String {
    let start = at
    while at < bytes.count, bytes[at] != UInt8(ascii: ">") { at += 1 }
    guard at < bytes.count else { throw fault(.endsEarly) }
    at += 1
    return String(decoding: bytes[start..<at], as: UTF8.self)
  }

  private mutating func text() throws(PropertyListFault) -> String {
    let first = try next()
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(by: first) }
    let start = at
    while at < bytes.count, !Self.endsWord(bytes[at]), !isComment(at) { at += 1 }
    guard at > start else { throw fault(.unexpected) }
    return String(decoding: bytes[start..<at], as: UTF8.self)
  }

  private mutating func quoted(by quote: UInt8) throws(PropertyListFault) -> String {
    at += 1
    let start = at
    while at < bytes.count, bytes[at] != quote, bytes[at] != UInt8(ascii: "\\") { at += 1 }
    guard at < bytes.count else { throw fault(.endsEarly) }
    if bytes[at] == quote {
      at += 1
      return String(decoding: bytes[start..<at - 1], as: UTF8.self)
    }
    var text = Array(bytes[start..<at])
    while at < bytes.count, bytes[at] != quote {
      if bytes[at] == UInt8(ascii: "\\") {
        at += 1
        text += try escape()
      } else {
        text.append(bytes[at])
        at += 1
      }
    }
    guard at < bytes.count else { throw fault(.endsEarly) }
    at += 1
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads what follows a backslash: a letter, up to three octal digits, or `U` with four hexadecimal ones.
  private mutating func escape() throws(PropertyListFault) -> [UInt8] {
    guard at < bytes.count else { throw fault(.endsEarly) }
    let byte = bytes[at]
    at += 1
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      at -= 1
      return scalar(digits: 3, radix: 8)
    case UInt8(ascii: "U"): return scalar(digits: 4, radix: 16)
    default: return [byte]
    }
  }

  private mutating func scalar(digits: Int, radix: UInt32) -> [UInt8] {
    var number: UInt32 = 0
    for _ in 0..<digits {
      guard at < bytes.count,
        let digit = UInt32(String(decoding: [bytes[at]], as: UTF8.self), radix: Int(radix))
      else { break }
      number = number * radix + digit
      at += 1
    }
    return Array(String(Character(Unicode.Scalar(number) ?? "\u{FFFD}")).utf8)
  }

  /// Goes on to the next byte that is neither blank nor comment, and returns it.
  private mutating func next() throws(PropertyListFault) -> UInt8 {
    while at < bytes.count {
      switch bytes[at] {
      case 0x09...0x0D, 0x20: at += 1
      case UInt8(ascii: "/") where isComment(at): skipComment()
      default: return bytes[at]
      }
    }
    throw fault(.endsEarly)
  }

  private func isComment(_ place: Int) -> Bool {
    guard bytes[place] == UInt8(ascii: "/"), place + 1 < bytes.count else { return false }
    return bytes[place + 1] == UInt8(ascii: "/") || bytes[place + 1] == UInt8(ascii: "*")
  }

  private mutating func skipComment() {
    let isLine = bytes[at + 1] == UInt8(ascii: "/")
    at += 2
    while at < bytes.count {
      if isLine, bytes[at] == 0x0A { return }
      if !isLine, bytes[at] == UInt8(ascii: "/"), bytes[at - 1] == UInt8(ascii: "*") {
        at += 1
        return
      }
      at += 1
    }
  }

  private static func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "("), UInt8(ascii: ")"),
      UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "="), UInt8(ascii: "\""),
      UInt8(ascii: "<"), UInt8(ascii: ">"):
      true
    default: false
    }
  }

  private func fault(_ problem: PropertyListFault.Problem) -> PropertyListFault {
    let line = bytes.prefix(at).count { $0 == 0x0A } + 1
    return PropertyListFault(problem: problem, line: line)
  }
}
