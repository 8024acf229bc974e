/// Writes JSON into bytes, without a tree in between.
///
/// Members appear in the order in which they are written; callers write keys sorted.
struct JSONWriter {
  /// What was written so far, in UTF-8.
  private(set) var bytes: [UInt8] = []
  private var needsComma = false

  /// Begins an object.
  mutating func beginObject() { begin(UInt8(ascii: "{")) }

  /// Ends the innermost object.
  mutating func endObject() { end(UInt8(ascii: "}")) }

  /// Begins an array.
  mutating func beginArray() { begin(UInt8(ascii: "[")) }

  /// Ends the innermost array.
  mutating func endArray() { end(UInt8(ascii: "]")) }

  /// Writes the key of the value that follows.
  mutating func key(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    bytes += Array(name.description.utf8)
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes a key that is not known before.
  mutating func key(_ name: String) {
    value(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes a string.
  mutating func value(_ text: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0x0A: escape(UInt8(ascii: "n"))
      case 0x0D: escape(UInt8(ascii: "r"))
      case 0x09: escape(UInt8(ascii: "t"))
      case 0..<0x20, 0x7F:
        escape(UInt8(ascii: "u"))
        bytes += [UInt8(ascii: "0"), UInt8(ascii: "0"), digit(byte >> 4), digit(byte & 15)]
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes a number.
  mutating func value(_ number: Int) {
    separate()
    bytes += Array(String(number).utf8)
  }

  /// Writes `true` or `false`.
  mutating func value(_ truth: Bool) {
    separate()
    bytes += Array((truth ? "true" : "false").utf8)
  }

  /// Writes `null`.
  mutating func null() {
    separate()
    bytes += Array("null".utf8)
  }

  /// Writes an array of strings.
  mutating func value(_ texts: [String]) {
    beginArray()
    for text in texts { value(text) }
    endArray()
  }

  /// Writes a member.
  mutating func member(_ name: StaticString, _ text: String) {
    key(name)
    value(text)
  }

  /// Writes a member.
  mutating func member(_ name: StaticString, _ number: Int) {
    key(name)
    value(number)
  }

  /// Writes a member.
  mutating func member(_ name: StaticString, _ truth: Bool) {
    key(name)
    value(truth)
  }

  /// Writes a member.
  mutating func member(_ name: StaticString, _ texts: [String]) {
    key(name)
    value(texts)
  }

  /// Writes a member that is an array, each element on a line of its own.
  mutating func lines<Element>(
    _ name: StaticString,
    _ elements: [Element],
    indent: Int = 1,
    _ write: (inout Self, Element) -> Void
  ) {
    key(name)
    beginArray()
    for element in elements {
      separate()
      needsComma = false
      newLine(indent)
      write(&self, element)
    }
    if !elements.isEmpty { newLine(indent - 1) }
    endArray()
  }

  /// Begins a line inside an object, before a key.
  mutating func lineBreak(_ indent: Int) {
    separate()
    needsComma = false
    newLine(indent)
  }

  /// Ends a line of output.
  mutating func newLine(_ indent: Int = 0) {
    bytes.append(0x0A)
    for _ in 0..<indent * 2 { bytes.append(0x20) }
  }

  /// Ends a document that is one line of many.
  mutating func endLine() {
    newLine()
    needsComma = false
  }

  private mutating func begin(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    needsComma = false
  }

  private mutating func end(_ bracket: UInt8) {
    bytes.append(bracket)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  private mutating func escape(_ letter: UInt8) {
    bytes.append(UInt8(ascii: "\\"))
    bytes.append(letter)
  }

  private func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}
