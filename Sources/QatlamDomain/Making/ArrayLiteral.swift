/// The array that a computed property returns: brackets in its braces, and nothing else.
struct ArrayLiteral {
  /// The byte offsets of the brackets.
  private let open: Int
  private let close: Int
  private let isEmpty: Bool
  /// The byte offset one past the last element.
  private let end: Int

  /// Finds the array in a property's bytes; `nil` where the property is anything else.
  init?(in source: [UInt8], _ property: Range<Int>) {
    guard property.upperBound <= source.count,
      let brace = source[property].firstIndex(of: UInt8(ascii: "{")),
      let last = source[property].lastIndex(of: UInt8(ascii: "}")), brace < last
    else { return nil }
    let body = source[(brace + 1)..<last]
    let isBlank: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
    guard let open = body.firstIndex(where: { !isBlank($0) }), source[open] == UInt8(ascii: "["),
      let close = body.lastIndex(where: { !isBlank($0) }), source[close] == UInt8(ascii: "]"),
      Self.closing(of: open, in: body) == close
    else { return nil }
    self.open = open
    self.close = close
    let inside = source[(open + 1)..<close]
    let filled = inside.lastIndex { !isBlank($0) }
    isEmpty = filled == nil
    let hasComma = filled.map { source[$0] == UInt8(ascii: ",") } ?? false
    end = filled.map { hasComma ? $0 : $0 + 1 } ?? open + 1
  }

  /// The bracket that closes another one; `nil` where comments or long strings make that uncertain.
  private static func closing(of open: Int, in body: ArraySlice<UInt8>) -> Int? {
    var depth = 0
    var isText = false
    var place = open
    while place < body.endIndex {
      let byte = body[place]
      let next = place + 1 < body.endIndex ? body[place + 1] : 0
      if isText {
        if byte == UInt8(ascii: "\\") {
          // What is put into a text may hold texts itself.
          guard next != UInt8(ascii: "(") else { return nil }
          place += 1
        }
        if byte == UInt8(ascii: "\"") { isText = false }
      } else {
        switch byte {
        case UInt8(ascii: "\""):
          guard next != byte || place + 2 >= body.endIndex || body[place + 2] != byte else {
            return nil
          }
          isText = true
        case UInt8(ascii: "#"): return nil
        case UInt8(ascii: "/") where next == byte || next == UInt8(ascii: "*"): return nil
        case UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "]"):
          depth -= 1
          if depth == 0 { return place }
        default: break
        }
      }
      place += 1
    }
    return nil
  }

  /// Returns the source with one element more, each on a line of its own.
  func appending(_ element: String, into source: [UInt8], _ newline: String) -> [UInt8]? {
    var line = open
    while line > 0, source[line - 1] != 0x0A, source[line - 1] != 0x0D { line -= 1 }
    let margin = String(
      decoding: source[line..<open].prefix { $0 == 0x20 || $0 == 0x09 },
      as: UTF8.self
    )
    let step =
      margin.hasPrefix("\t")
      ? "\t" : margin.count.isMultiple(of: 4) && margin.count > 4 ? "    " : "  "
    let lines = SourceComposer.indented(element, by: step)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : margin + step + $0 }
      .joined(separator: newline)
    let comma = isEmpty ? "" : ","
    let added = comma + newline + lines + (isEmpty ? "" : ",") + newline + margin
    return Array(source[..<end]) + Array(added.utf8) + Array(source[close...])
  }
}
