internal import QatlamDomain

/// Where a style's document puts its pieces, as a table.
struct Layout {
  let slots: [Piece: Slot]

  /// Reads rows `piece: path type`; paths lie in the module's folder.
  init(_ module: String, _ rows: [Piece: String]) {
    var slots: [Piece: Slot] = [:]
    for (piece, row) in rows {
      let words = row.split(separator: " ").map(String.init)
      guard words.count == 2 else { continue }
      slots[piece] = Slot("Sources/\(module)/\(words[0])", words[1])
    }
    self.slots = slots
  }

  /// Reads rows `piece: type`, of which each has tests of its own in the folder of the module's tests.
  init(tests module: String, _ rows: [Piece: String]) {
    var slots: [Piece: Slot] = [:]
    for (piece, type) in rows {
      slots[piece] = Slot("Tests/\(module)Tests/\(type)Tests.swift", "\(type)Tests")
    }
    self.slots = slots
  }
}
