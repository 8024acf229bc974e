import QatlamDomain

/// One table of names out of those that the workers filled.
///
/// The numbers do not depend on which worker read which file: keywords and standard operators come
/// first, in their fixed order, then all other names by hash, so that two runs are equal.
struct NameMerging: Sendable {
  /// For each worker, the new number of each of its names.
  let maps: [[NameID]]
  private let names: Interner.Snapshot
  /// The names of `names` that are not the same everywhere, in their new order.
  private let order: [Int]

  init(_ interners: [Interner.Snapshot]) {
    var all = Interner()
    let local: [[NameID]] = interners.map { interner in
      interner.adopted(by: &all)
    }
    let fixed = min(Interner.fixedCount, all.count)
    let order = Self.sorted(fixed..<all.count, of: all)
    var final = [NameID](0..<NameID(all.count))
    for (place, id) in order.enumerated() {
      final[id] = NameID(truncatingIfNeeded: fixed + place)
    }
    maps = local.map { map in map.map { final[Int($0)] } }
    self.order = order
    names = all.finish()
  }

  /// Sorts names by hash, then by length, then by their letters.
  ///
  /// Hashes are spread evenly, so that their first bits bring every name near its place.
  private static func sorted(_ ids: Range<Int>, of names: borrowing Interner) -> [Int] {
    let bits = max(1, Int.bitWidth - ids.count.leadingZeroBitCount)
    func bucket(_ id: Int) -> Int { Int(names.key(of: id).hash >> UInt64(64 - bits)) }
    var ends = [Int](repeating: 0, count: 1 << bits)
    for id in ids { ends[bucket(id)] += 1 }
    for index in ends.indices.dropFirst() { ends[index] += ends[index - 1] }
    var sorted = [Int](repeating: 0, count: ids.count)
    for id in ids.reversed() {
      ends[bucket(id)] -= 1
      sorted[ends[bucket(id)]] = id
    }
    func precedes(_ left: Int, _ right: Int) -> Bool {
      let (one, other) = (names.key(of: left), names.key(of: right))
      if one.hash != other.hash { return one.hash < other.hash }
      if one.length != other.length { return one.length < other.length }
      return names.name(of: left) < names.name(of: right)
    }
    for start in ends.indices {
      let end = start + 1 < ends.count ? ends[start + 1] : sorted.count
      // Nearly all hold one name or two; those of ill will are no slower to sort than any list.
      switch end - ends[start] {
      case ...1: break
      case 2: if precedes(sorted[end - 1], sorted[end - 2]) { sorted.swapAt(end - 1, end - 2) }
      default: sorted[ends[start]..<end].sort(by: precedes)
      }
    }
    return sorted
  }

  /// Makes the table; facts may be renumbered meanwhile.
  func table() -> NameTable {
    NameTable(strings: names.strings(of: Array(0..<names.count - order.count) + order))
  }
}
