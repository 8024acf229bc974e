/// Finds the members of types by name: for each pair, the head of a list.
///
/// Every type has a stretch of slots of its own, in which its names are hashed. Types are entered in the order of
/// their files, so that what is looked for together stands together.
struct MemberTable: Sendable {
  /// A type's stretch.
  private struct Stretch: Sendable {
    var start: Int32 = 0
    /// The number of slots less one, a power of two less one; -1 for a type without members.
    var mask: Int32 = -1
    var count: Int32 = 0
  }

  private struct Slot: Sendable {
    var name: NameID
    var head: Int32
  }

  /// No member has this name: it stands for words that are not in the table of names.
  private static let free = NameID.max

  private var stretches: [Stretch] = []
  private var slots: [Slot] = []

  /// Creates an empty table with room for that many members, more or less.
  init(capacity: Int) { slots.reserveCapacity(capacity * 3) }

  /// The head of the list of a type's members of a name, or -1.
  func head(of type: TypeID, _ name: NameID) -> Int32 {
    guard type >= 0, Int(type) < stretches.count else { return -1 }
    let stretch = stretches[Int(type)]
    guard stretch.mask >= 0 else { return -1 }
    let slot = slots[place(of: name, in: stretch)]
    return slot.name == name ? slot.head : -1
  }

  /// Makes room for so many names of a type, so that its stretch need not move while they are entered.
  mutating func makeRoom(for count: Int, of type: TypeID) {
    while stretches.count <= Int(type) { stretches.append(Stretch()) }
    let wanted = (Int(stretches[Int(type)].count) + count) * 2
    guard wanted > Int(stretches[Int(type)].mask) + 1 else { return }
    var size = 4
    while size < wanted { size *= 2 }
    let old = stretches[Int(type)]
    let new = Stretch(start: Int32(slots.count), mask: Int32(size - 1), count: old.count)
    slots.append(contentsOf: repeatElement(Slot(name: Self.free, head: -1), count: size))
    for index in 0..<Int(old.mask + 1) {
      let slot = slots[Int(old.start) + index]
      if slot.name != Self.free { slots[place(of: slot.name, in: new)] = slot }
    }
    stretches[Int(type)] = new
  }

  /// Makes a member the head of the list of its name; returns the head before, or -1.
  mutating func exchange(_ type: TypeID, _ name: NameID, for head: Int32) -> Int32 {
    makeRoom(for: 1, of: type)
    let place = place(of: name, in: stretches[Int(type)])
    let before = slots[place]
    slots[place] = Slot(name: name, head: head)
    if before.name == name { return before.head }
    stretches[Int(type)].count += 1
    return -1
  }

  /// Where a name stands in a stretch, or would stand.
  private func place(of name: NameID, in stretch: Stretch) -> Int {
    let product = name &* 0x9E37_79B1
    var place = Int32(truncatingIfNeeded: product ^ product >> 15) & stretch.mask
    while true {
      let slot = slots[Int(stretch.start + place)].name
      if slot == name || slot == Self.free { return Int(stretch.start + place) }
      place = (place + 1) & stretch.mask
    }
  }
}
