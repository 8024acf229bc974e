/// Finds numbers by pairs of a type and a name.
///
/// A hash table without a seed and with its entries side by side: every name of a codebase is looked up here, and
/// the standard library's dictionary spends most of that time on hashing.
struct PairTable: Sendable {
  private struct Slot: Sendable {
    var key: UInt64
    var value: Int32
  }

  /// No pair has this key: a type's number is never negative.
  private static let free = UInt64.max

  private var slots: [Slot]
  private var count = 0

  /// Creates an empty table with room for that many pairs, more or less.
  init(capacity: Int = 0) {
    var size = 1 << 10
    while size < capacity * 2 { size *= 2 }
    slots = [Slot](repeating: Slot(key: Self.free, value: 0), count: size)
  }

  /// The number that a pair stands for, if it stands for one; setting to `nil` is not supported and does nothing.
  subscript(key: UInt64) -> Int32? {
    get {
      let slot = slots[place(of: key)]
      return slot.key == key ? slot.value : nil
    }
    set {
      guard let newValue else { return }
      _ = exchange(key, for: newValue)
    }
  }

  /// Lets a pair stand for a number; returns what it stood for before.
  mutating func exchange(_ key: UInt64, for value: Int32) -> Int32? {
    var place = place(of: key)
    if slots[place].key == key {
      let before = slots[place].value
      slots[place].value = value
      return before
    }
    count += 1
    if count * 2 > slots.count {
      grow()
      place = self.place(of: key)
    }
    slots[place] = Slot(key: key, value: value)
    return nil
  }

  /// Where a key stands, or would stand.
  private func place(of key: UInt64) -> Int {
    let mask = slots.count - 1
    let product = (key ^ key >> 29).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    var place = Int(truncatingIfNeeded: product.high ^ product.low) & mask
    while slots[place].key != key, slots[place].key != Self.free { place = (place + 1) & mask }
    return place
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot](repeating: Slot(key: Self.free, value: 0), count: old.count * 2)
    for slot in old where slot.key != Self.free { slots[place(of: slot.key)] = slot }
  }
}
