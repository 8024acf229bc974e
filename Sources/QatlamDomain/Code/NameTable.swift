/// An index into a codebase's `NameTable`; zero means "no name".
package typealias NameID = UInt32

/// Every identifier of a codebase, once.
///
/// Names are kept without back-ticks. Index zero is the empty name.
package struct NameTable: Sendable {
  /// The names; a `NameID` is an index into this list.
  package private(set) var strings: [String]
  /// Open addressing: a name's number plus one; zero is free.
  ///
  /// Few names are ever looked for, so that the standard library's dictionary, which hashes each with care, would be the
  /// dearest part of a table.
  private var slots: [NameID]

  /// Creates a table in which `strings[id]` is the name of `id`.
  ///
  /// Behind them stand the names by which the standard library's types are known though no file writes them: `[Int]`
  /// is an `Array`.
  package init(strings: [String]) {
    self.strings = strings
    var size = 64
    while size < (strings.count + StandardLibrary.everPresent.count) * 2 { size *= 2 }
    slots = Array(repeating: 0, count: size)
    for id in strings.indices { enter(NameID(id)) }
    for name in StandardLibrary.everPresent where id(of: name) == nil {
      self.strings.append(name)
      enter(NameID(self.strings.count - 1))
    }
  }

  private mutating func enter(_ id: NameID) {
    slots[place(of: strings[Int(id)])] = id + 1
  }

  /// Where a name stands, or would stand.
  private func place(of name: String) -> Int {
    var hash: UInt64 = 0
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x9E37_79B9_7F4A_7C15 }
    var place = Int(truncatingIfNeeded: hash >> 32) & (slots.count - 1)
    while slots[place] != 0, !strings[Int(slots[place] - 1)].utf8.elementsEqual(name.utf8) {
      place = (place + 1) & (slots.count - 1)
    }
    return place
  }

  /// Returns the identifier of a name, or `nil` where no file uses it.
  package func id(of name: String) -> NameID? {
    let found = slots[place(of: name)]
    return found == 0 ? nil : found - 1
  }

  /// Returns the name of an identifier.
  package subscript(id: NameID) -> String { strings[Int(id)] }
}
